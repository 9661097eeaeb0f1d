import { unsafeCharacters } from '../unsafe-characters.js';
import { about, bySeverity, type Finding, worstState } from './finding.js';

/** What a client has found, which sees what account does not: addresses, certificates as they are served, and logins. */
export interface OutsideReport {
  /** Unix milliseconds. */
  readonly received: number;
  readonly findings: readonly Finding[];
}

/** Findings of a report. With texts of the greatest length, in characters of three bytes, they fit into the body of a request (1 MiB). */
export const mostOutsideFindings = 150;
/** Characters of a text of a finding. */
export const longestFindingText = 500;

const dayMs = 86_400_000;

const oneLine = (text: string): string => text.slice(0, longestFindingText).replace(unsafeCharacters, ' ');

/**
 * Findings as a report may have them, the most serious ones first, and how many of them it leaves out. Other servers decide on
 * parts of their texts.
 */
export const reportable = (findings: readonly Finding[]): readonly Finding[] =>
  withinMost(bySeverity(findings)).map(({ check, subject, state, found, advice }) => ({
    ...{ check: oneLine(check), subject: oneLine(subject), state },
    ...{ found: oneLine(found), advice: oneLine(advice) },
  }));

function withinMost(sorted: readonly Finding[]): readonly Finding[] {
  if (sorted.length <= mostOutsideFindings) return sorted;
  const kept = sorted.slice(0, mostOutsideFindings - 1);
  const omitted = sorted.slice(kept.length);
  const finding = about('outside', 'further findings')[worstState(omitted)];
  return [
    ...kept,
    finding(
      `The report has no space for further findings: ${omitted.length}.`,
      'Run "fieldpost doctor" to see them.',
    ),
  ];
}

const subject = 'public addresses';
const runDoctor = 'Run "fieldpost doctor" as an administrator on a machine that clients use.';

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
