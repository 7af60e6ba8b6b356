// A connection to a language server over its standard input and output: messages with a Content-Length, requests and answers.
"use strict";

const { spawn } = require("child_process");

class Connection {
  constructor(command, cwd, onNotification, onEnd) {
    this.waiting = new Map();
    this.number = 0;
    this.rest = Buffer.alloc(0);
    this.onNotification = onNotification;
    this.process = spawn(command[0], command.slice(1), { cwd });
    this.process.stdout.on("data", (data) => this.take(data));
    this.process.on("error", (problem) => this.fail(onEnd, `${command[0]}: ${problem.message}`));
    this.process.on("exit", (code) => this.fail(onEnd, `the language server has ended (${code})`));
  }

  fail(onEnd, why) {
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
    if (!this.ended) onEnd(why);
    this.ended = true;
  }

  take(data) {
    this.rest = Buffer.concat([this.rest, data]);
    for (;;) {
      const head = this.rest.indexOf("\r\n\r\n");
      if (head < 0) return;
      const length = Number(/Content-Length: *(\d+)/i.exec(this.rest.subarray(0, head).toString("ascii"))[1]);
      if (this.rest.length < head + 4 + length) return;
      const message = JSON.parse(this.rest.subarray(head + 4, head + 4 + length).toString("utf8"));
      this.rest = this.rest.subarray(head + 4 + length);
      this.receive(message);
    }
  }

  receive(message) {
    if (message.method === undefined) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (asked && message.error) asked.reject(new Error(message.error.message));
      else if (asked) asked.resolve(message.result);
    } else if (message.id !== undefined) {
      this.send({ id: message.id, result: null });
    } else {
      this.onNotification(message.method, message.params);
    }
  }

  send(message) {
    if (this.ended) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }), "utf8");
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params) {
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(new Error("the language server has ended"));
      this.waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  async end() {
    if (this.ended) return;
    await Promise.race([this.request("shutdown", null).catch(() => null), new Promise((done) => setTimeout(done, 1000))]);
    this.send({ method: "exit" });
    this.ended = true;
    this.process.kill();
  }
}

module.exports = { Connection };
