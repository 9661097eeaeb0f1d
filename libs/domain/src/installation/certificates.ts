import { daysOf } from './days.js';
import { about, type Finding } from './finding.js';

/** A certificate that a server uses. */
export interface ServedCertificate {
  /** Where it is served, such as a setting or an address. */
  readonly subject: string;
  /** Unix milliseconds. */
  readonly expires: number;
}

const dayMs = 86_400_000;
/** Days before the end at which a renewal is late: ACME clients renew certificates of 90 days after 60. */
const warningDays = 14;
const failureDays = 3;

/** A day without the time, which decides nothing here. */
const dayOf = (unixMs: number): string => new Date(unixMs).toISOString().slice(0, 10);

const renew = 'Renew it: the files are read again while the app runs. Check why the renewal did not happen.';

/** Whether a certificate is valid for long enough. */
export function checkExpiry({ subject, expires }: ServedCertificate, now: number): Finding {
  const { ok, warning, failure } = about('certificate', subject);
  const days = Math.floor((expires - now) / dayMs);
  if (expires <= now) return failure(`It expired on ${dayOf(expires)}.`, renew);
  const sentence = `It expires on ${dayOf(expires)}, in ${daysOf(days)}.`;
  if (days < failureDays) return failure(sentence, renew);
  return days < warningDays ? warning(sentence, renew) : ok(sentence);
}
