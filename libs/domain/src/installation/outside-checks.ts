import { about, bySeverity, type Finding } from './finding.js';

/** What a client has found, which sees what account does not: addresses, certificates as they are served, and logins. */
export interface OutsideReport {
  /** Unix milliseconds. */
  readonly received: number;
  readonly findings: readonly Finding[];
}

/** Findings of a report. */
export const mostOutsideFindings = 500;
/** Characters of a text of a finding. */
export const longestFindingText = 500;

const dayMs = 86_400_000;
/** Half of a surrogate pair is what remains of a character that was cut. */
const notOfOneLine = /[\p{Cc}\p{Cs}]/gu;

const oneLine = (text: string): string => text.slice(0, longestFindingText).replace(notOfOneLine, ' ');

/** Findings as a report may have them, the most serious ones first. Other servers decide on parts of their texts. */
export const reportable = (findings: readonly Finding[]): readonly Finding[] =>
  bySeverity(findings)
    .slice(0, mostOutsideFindings)
    .map(({ check, subject, state, found, advice }) => ({
      ...{ check: oneLine(check), subject: oneLine(subject), state },
      ...{ found: oneLine(found), advice: oneLine(advice) },
    }));

const subject = 'addresses, as clients reach them';
const runDoctor = 'Run "fieldpost doctor" as an administrator, on a machine where clients are.';

/** What is known from outside. After a day nothing counts as ok any more, while problems stay until they are found mended. */
export function checkOutside(report: OutsideReport | undefined, now: number): readonly Finding[] {
  const { unknown } = about('outside', subject);
  if (report === undefined) return [unknown('They have never been checked from outside.', runDoctor)];
  const days = Math.floor((now - report.received) / dayMs);
  if (days < 1) return bySeverity(report.findings);
  return bySeverity([
    ...report.findings.filter(({ state }) => state !== 'ok'),
    unknown(`They were last checked from outside more than ${days * 24} hours ago.`, runDoctor),
  ]);
}
