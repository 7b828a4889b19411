/** A word that names must not contain, and the standard terms to choose from. */
export interface BannedWord {
  readonly words: readonly string[];
  readonly instead: string;
}

/** A phrase that comments and titles of tests must not contain. */
export interface BannedPhrase {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Parts of identifiers and of file names, in lower case. */
export const BANNED_WORDS: readonly BannedWord[] = [
  { words: ['ask', 'asks', 'asked', 'asking', 'asker'], instead: 'request, requested, call, query' },
  { words: ['answer', 'answers', 'answered', 'answering'], instead: 'response, respond, reply, result' },
  { words: ['known', 'knows'], instead: 'cached, existing, or the predicate itself (isX, hasX)' },
  { words: ['tell', 'tells', 'telling', 'told'], instead: 'emit, notify, publish, announce' },
  { words: ['say', 'says', 'saying', 'said'], instead: 'message, text, label, log' },
  { words: ['hear', 'hears', 'hearing', 'heard', 'hearer'], instead: 'subscribe, listener, received' },
  { words: ['want', 'wants', 'wanted', 'wish', 'wished'], instead: 'requested, expected, selection' },
  { words: ['coming'], instead: 'pending, promise, upcoming' },
  { words: ['shown'], instead: 'visible, displayed, current' },
  { words: ['gone'], instead: 'removed, missing, unavailable, expired' },
  { words: ['looked'], instead: 'resolved, fetched' },
  { words: ['words'], instead: 'copy, text, strings, label' },
  { words: ['shelf', 'shelves'], instead: 'store, blob store' },
  { words: ['crew', 'hire', 'hired'], instead: 'worker pool, createWorkerPool' },
  { words: ['seat', 'seats'], instead: 'slot' },
  { words: ['patiently'], instead: 'withRetry' },
  {
    words: ['strike', 'strikes', 'struck', 'misfortune', 'misfortunes'],
    instead: 'inject, fault, test case',
  },
  { words: ['payer'], instead: 'client, simulated shopper' },
  { words: ['whoever', 'thereby', 'anew'], instead: 'a noun or a verb of the field' },
];

/** Searched without regard to case. Each matches a turn of phrase, not a word that has its right place. */
export const BANNED_PHRASES: readonly BannedPhrase[] = [
  { pattern: /\b(?:is|are|was|were) not there\b/i, instead: 'is missing, does not exist' },
  { pattern: /\b(?:is|are|was|were) gone\b/i, instead: 'is removed, is missing, has expired' },
  { pattern: /\b(?:stands?|stood) in\b/i, instead: 'is stored in, or: replaces' },
  { pattern: /\b(?:stands?|stood)\b(?! (?:for|out|still|alone))/i, instead: 'is, is located, is stored' },
  { pattern: /\blies\b|\blie (?:in|on|at|below|above)\b/i, instead: 'is located, is' },
  { pattern: /\b(?:asks?|asked|asking)\b/i, instead: 'request, call, query' },
  { pattern: /\b(?:tells?|told|telling)\b(?!.* apart)/i, instead: 'notify, emit, receive, state' },
  { pattern: /\b(?:hears?|heard)\b/i, instead: 'receive, subscribe, (screen readers) announce' },
  // A message or a label may say something; code and data state it.
  {
    pattern:
      /\bsays? so\b|\bsaid\b|(?<!\b(?:message|notice|notification|page|text|label|title|button|option|banner|status|line|hint|footer|form|panel|table|summary) )\bsays\b/i,
    instead: 'state, contain, log, show',
  },
  { pattern: /\b(?:answers?|answered|answering)\b/i, instead: 'response, respond, return' },
  { pattern: /\b(?:wants?|wanted|wishes|wished)\b/i, instead: 'need, request, expect' },
  { pattern: /\bwhoever\b|\bwhosoever\b/i, instead: 'name who it is: the caller, the shopper, a process' },
  { pattern: /\bby and by\b/i, instead: 'gradually, later' },
  { pattern: /\bturned away\b/i, instead: 'rejected' },
  { pattern: /\b(?:takes?|taken|took|taking) back\b/i, instead: 'roll back, revert' },
  { pattern: /\b(?:gives?|gave|given|giving) way\b/i, instead: 'is replaced by, falls back to' },
  { pattern: /\blook-ups?\b/i, instead: 'lookup, query, fetch' },
  {
    pattern: /\b(?:connection|line|socket|request|response|stream)s? (?:is|are|was|were) cut\b/i,
    instead: 'is closed, is terminated',
  },
  { pattern: /\bgo(?:es)? with\b/i, instead: 'is compatible with, belongs to' },
  { pattern: /\bnothing of\b|\bof one that\b|\bof none\b/i, instead: 'a sentence with a subject and a verb' },
  {
    pattern: /\bfor ever\b|\bat first sight\b|\banew\b|\bthereby\b/i,
    instead: 'forever, immediately, again',
  },
  {
    pattern: /\b(?:shelf|shelves|crew|misfortunes?|patiently)\b/i,
    instead: 'store, worker pool, fault, with retries',
  },
  { pattern: /\b(?:is|are) (?:wanted|coming)\b/i, instead: 'is requested, is pending' },
];
