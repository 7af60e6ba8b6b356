# What rules.h offers to rules, in the types of the module that includes it.
cdef extern from "rules.h" nogil:
    const uint32_t SURE
    ctypedef struct Move:
        int32_t option
        uint32_t noted
        uint64_t args[1]
    ctypedef struct Moves:
        Move* items
        int count
        int room
    ctypedef struct Room:
        pass
    ctypedef struct Trial:
        bint whole
        int steps
        int option
        int wanted
        int base
        int join
        int bodies_end
    ctypedef struct Sampler:
        uint64_t state
        int plies
        int most
        int limit
        int seeing
        int asked
        int taken_back
        Moves moves
        Moves* record
    ctypedef struct Run:
        int point
        void* given
        void* passed
        Move chosen
    void fault(S*, int)
    void pass_fault(S*, S*)
    int present(S*, int, int)
    int int32(S*, int64_t, int)
    int checked_add(S*, int, int, int)
    int checked_sub(S*, int, int, int)
    int checked_mul(S*, int, int, int)
    int checked_div(S*, int, int, int)
    int checked_mod(S*, int, int, int)
    int within(S*, int, int, int, bint, int)
    bint is_way(S*, bint)
    void blank(S*)
    void rested(S*)
    bint alarmed(S*, int)
    bint circling(S*, int)
    void no_moves(Moves*)
    void drop(Moves*)
    Move* another(S*, Moves*)
    bint is_listed(S*, Move*)
    void keep_preferred(Moves*, int, int)
    char* frame(S*)
    char* first_frame(S*)
    void clear_frames(S*)
    uint64_t ranked_first(S*)
    void over(S*, int, uint64_t)
    int push(S*, int, int, int, int, int)
    int begun(Run*, int, int)
    int leave(S*, Run*, int, int)
    bint chain_fails(S*, int)
    bint chain_needs(S*, int)
    int calls_need(S*, int)
    void begin_trial(Trial*, bint)
    S* begin_can(S*, Room*, Trial*, int)
    bint end_can(S*, S*, bint)
    bint settled(S*, Trial*, int)
    bint looks_on(S*, Trial*, int, int, int)
    bint leads_on(S*, Trial*, Move*, int)
    int searched(S*, int)
    bint tried(S*, Trial*, Move*, int)
    void keep_tried(S*, Trial*, Moves*, int, int)
    bint any_tried(S*, Trial*, Moves*, int)
    bint draw_listed(Sampler*, Move*)
    void strike(Sampler*)
    bint plays_on(S*, Sampler*, Move*, int)
    bint made_to_see(S*, Sampler*, int)
    bint taken_back(S*, Sampler*)
    Moves* list_for(Sampler*, Moves*)
    int drawn(S*, Moves*, Move*, Sampler*, int)

cdef extern from "rules.h":
    object rules_capsule()
