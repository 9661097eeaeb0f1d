/** A word that is not written in this repository, since the field has a term for what it means here. */
export interface PlainWord {
  /** Its forms, in lower case; each is also found as a part of an identifier or of a file name. */
  readonly forms: readonly string[];
  /** The terms to use instead. */
  readonly write: string;
  readonly allowed?: readonly Allowed[];
}

/** Where the word is a term of the field, or belongs to others. Both patterns must match when both are given. */
export interface Allowed {
  readonly file?: RegExp;
  /** Matches the line around the word. */
  readonly line?: RegExp;
  readonly because: string;
}

export const words: readonly PlainWord[] = [
  { forms: ['door', 'doors'], write: 'server, listener, endpoint, port or reverse proxy' },
  { forms: ['neighbour', 'neighbours', 'neighbor', 'neighbors'], write: 'upstream, dependency or peer' },
  { forms: ['journey', 'journeys'], write: 'batch, round trip or query' },
  { forms: ['verdict', 'verdicts'], write: 'result or decision' },
  { forms: ['patience', 'patient', 'patiently', 'impatient'], write: 'timeout, or retrying' },
  { forms: ['farewell', 'farewells'], write: 'shutdown, grace period or last message' },
  {
    forms: ['calm', 'calms'],
    write: 'abuse budget or limit',
    allowed: [{ line: /ENHANCE_YOUR_CALM/, because: 'an error code of HTTP/2 (RFC 9113, 7)' }],
  },
  { forms: ['nuisance', 'nuisances'], write: 'abuse, or the exact event' },
  { forms: ['departure', 'departures'], write: 'flush, or FlushScheduler' },
  { forms: ['house', 'houses'], write: 'module, fixture, network or host' },
  { forms: ['room', 'rooms'], write: 'capacity, slot, queue space or page' },
  { forms: ['overseen'], write: 'administered' },
  { forms: ['purgeables'], write: 'purge candidates' },
  { forms: ['gathering', 'gathered', 'gather', 'gathers'], write: 'batcher, batched or collect' },
  { forms: ['conversation', 'conversations'], write: 'stream' },
  {
    forms: ['backlog', 'backlogs'],
    write: 'queue',
    allowed: [{ line: /listen/, because: 'the queue of connections of a listening socket' }],
  },
  {
    forms: ['outbox', 'inbox'],
    write: 'send queue, receive queue',
    allowed: [
      { file: /mail/, because: 'mail' },
      { line: /[Mm]ail/, because: 'mail' },
    ],
  },
  { forms: ['lane', 'lanes'], write: 'queue' },
  { forms: ['town', 'towns'], write: 'scenario, network or test system' },
  { forms: ['crowd', 'crowds'], write: 'many users, connections or devices' },
  { forms: ['seat', 'seats'], write: 'module or deployment' },
  { forms: ['knock', 'knocks', 'knocked'], write: 'connect or log in' },
];
