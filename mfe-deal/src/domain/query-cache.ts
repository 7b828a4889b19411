export type AnswerState<A> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly answer: A }
  | { readonly kind: 'failed'; readonly cause: unknown };

export interface Answers<Q, A> {
  readonly stateOf: (question: Q) => AnswerState<A>;
}

/** What was asked so far, and what was answered. */
export interface AskedOnce<Q, A> {
  /** Asks for what is not known yet. */
  readonly want: (question: Q) => void;
  /** Asks again for what failed, or for what may have changed. */
  readonly askAgain: (question: Q) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Another one with every change, so that a reader knows when to look again. */
  readonly answers: () => Answers<Q, A>;
  /** Ends what is still being asked. */
  readonly close: () => void;
}

interface AskedOnceOptions<Q, A> {
  readonly keyOf: (question: Q) => string;
  /** Rejects with the cause of a failure. */
  readonly ask: (question: Q, signal: AbortSignal) => Promise<A>;
  /** Whether the answer to `asked` holds the answer to `wanted` as well. */
  readonly covers?: (asked: Q, wanted: Q) => boolean;
}

const UNKNOWN = { kind: 'unknown' } as const;

/** Asks each question once while a page is open, whatever is chosen back and forth (HD-ST-05, DEC-13). */
export function createAskedOnce<Q, A>({ keyOf, ask, covers }: AskedOnceOptions<Q, A>): AskedOnce<Q, A> {
  const asked = new Map<string, { readonly question: Q; readonly state: AnswerState<A> }>();
  const readers = new Set<() => void>();
  let leaving = new AbortController();

  const write = (question: Q, state: AnswerState<A>) => {
    asked.set(keyOf(question), { question, state });
    answers = { stateOf: (one) => stateOf(one) };
    for (const tell of readers) tell();
  };

  const stateOf = (question: Q): AnswerState<A> => {
    const own = asked.get(keyOf(question))?.state;
    if (own?.kind === 'known' || own?.kind === 'loading') return own;
    const wider = [...asked.values()].find(
      (other) => other.state.kind === 'known' && covers?.(other.question, question),
    );
    return wider?.state ?? own ?? UNKNOWN;
  };

  let answers: Answers<Q, A> = { stateOf };

  const load = (question: Q) => {
    const { signal } = leaving;
    write(question, { kind: 'loading' });
    ask(question, signal).then(
      (answer) => !signal.aborted && write(question, { kind: 'known', answer }),
      (cause: unknown) => !signal.aborted && write(question, { kind: 'failed', cause }),
    );
  };

  return {
    want: (question) => {
      if (stateOf(question).kind === 'unknown') load(question);
    },
    askAgain: load,
    subscribe: (onChange) => {
      readers.add(onChange);
      return () => readers.delete(onChange);
    },
    answers: () => answers,
    close: () => {
      leaving.abort();
      leaving = new AbortController();
      for (const [key, { state }] of asked) if (state.kind === 'loading') asked.delete(key);
    },
  };
}
