import { about, type Finding } from './finding.js';

/** Milliseconds that a clock may be off: tokens have whole seconds, and a request takes its time. */
const warningMs = 2_000;
/** Tokens and second factors are rejected from here on. */
const failureMs = 30_000;

/** Milliseconds below which a difference is not named. */
const leastMs = 100;

const synchronize = 'Synchronize the clock of this machine by NTP (chrony, systemd-timesyncd).';

/** Whether a clock agrees with another one. `offsetMs` is how far it is ahead. */
export function checkClock(subject: string, offsetMs: number): Finding {
  const { ok, warning, failure } = about('clock', subject);
  const distance = Math.abs(offsetMs);
  const sentence =
    distance < leastMs
      ? 'It is right to 0.1 s.'
      : `It is ${(distance / 1_000).toFixed(1)} s ${offsetMs < 0 ? 'behind' : 'ahead'}.`;
  if (distance >= failureMs) return failure(sentence, synchronize);
  return distance >= warningMs ? warning(sentence, synchronize) : ok(sentence);
}
