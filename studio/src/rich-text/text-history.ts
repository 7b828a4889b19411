/** A formatted text at one moment. */
export interface TextState {
  readonly html: string;
  /** Place of the caret in the plain text, in characters. */
  readonly caret: number;
}

export interface TextHistory {
  readonly past: readonly TextState[];
  readonly present: TextState;
  readonly future: readonly TextState[];
  /** The typing that the next key joins; `null`: the next edit is a step of its own. */
  readonly typing: Typing | null;
}

/** Typing of one kind, such as `insertText`. */
export interface Typing {
  readonly inputType: string;
  /** Instant of the last key, in milliseconds. */
  readonly at: number;
}

const MAX_STEPS = 200;
/** A pause after which typing is a new step. */
const PAUSE_MS = 1_000;
const JOINED: ReadonlySet<string> = new Set(['insertText', 'deleteContentBackward', 'deleteContentForward']);

export function startHistory(html: string): TextHistory {
  return { past: [], present: { html, caret: 0 }, future: [], typing: null };
}

/** Adds an edit. Keys of one kind without a pause are one step. */
export function withEdit(history: TextHistory, present: TextState, typing: Typing | null): TextHistory {
  const { past, typing: last } = history;
  const isJoined =
    last !== null &&
    typing?.inputType === last.inputType &&
    typing.at - last.at < PAUSE_MS &&
    past.length > 0;
  return {
    past: isJoined ? past : [...past, history.present].slice(-MAX_STEPS),
    present,
    future: [],
    typing: typing !== null && JOINED.has(typing.inputType) ? typing : null,
  };
}

/** Goes back by one step; `null` at the first text. */
export function undone({ past, present, future }: TextHistory): TextHistory | null {
  const last = past.at(-1);
  if (!last) return null;
  return { past: past.slice(0, -1), present: last, future: [present, ...future], typing: null };
}

/** Goes forward by one step; `null` at the last text. */
export function redone({ past, present, future }: TextHistory): TextHistory | null {
  const [next, ...later] = future;
  return next ? { past: [...past, present], present: next, future: later, typing: null } : null;
}
