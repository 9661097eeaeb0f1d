import { describe, expect, it } from '@jest/globals';
import { about, type Finding, findingStates } from './finding.js';
import { checkOutside, longestFindingText, mostOutsideFindings, reportable } from './outside-checks.js';

const now = Date.UTC(2026, 10, 27);
const day = 86_400_000;
const finding = (state: Finding['state'], change: Partial<Finding> = {}): Finding => ({
  ...about('gRPC', `handler ${state}`)[state]('Found.', 'Do it.'),
  ...change,
});
const statesOf = (findings: readonly Finding[]) => findings.map(({ check, state }) => [check, state]);

describe('What a client has found', () => {
  const ofAllStates = findingStates.map((state) => finding(state));

  it('is shown for a day, the most serious first', () =>
    expect(statesOf(checkOutside({ received: now - day + 1, findings: ofAllStates }, now))).toEqual([
      ['gRPC', 'failure'],
      ['gRPC', 'warning'],
      ['gRPC', 'unknown'],
      ['gRPC', 'ok'],
    ]));

  it('is out of date after a day: problems stay, and what was ok is not known', () => {
    const found = checkOutside({ received: now - day, findings: ofAllStates }, now);
    expect(statesOf(found)).toEqual([
      ['gRPC', 'failure'],
      ['gRPC', 'warning'],
      ['gRPC', 'unknown'],
      ['outside', 'unknown'],
    ]);
    expect(found.at(-1)).toMatchObject({
      found: 'They were last checked from outside more than 24 hours ago.',
      advice: expect.stringContaining('fieldpost doctor'),
    });
  });

  it('is not known before the first report', () =>
    expect(checkOutside(undefined, now)).toMatchObject([
      { state: 'unknown', advice: expect.stringContaining('fieldpost doctor') },
    ]));
});

describe('Findings that are reported', () => {
  const many = (state: Finding['state']) => Array.from({ length: mostOutsideFindings }, () => finding(state));

  it('are all of them when there are not too many', () =>
    expect(statesOf(reportable(many('ok')))).toEqual(statesOf(many('ok'))));

  it('are the most serious ones when there are too many, and how many are left out', () => {
    const reported = reportable([...many('ok'), finding('failure')]);
    expect([reported.length, reported[0]?.state]).toEqual([mostOutsideFindings, 'failure']);
    expect(reported.at(-1)).toMatchObject({ state: 'ok', found: expect.stringMatching(/: 2\.$/) });
  });

  it('say by the state of the last finding that problems are left out', () => {
    const reported = reportable([...many('failure'), finding('ok'), finding('warning')]);
    expect(reported.at(-1)).toMatchObject({ state: 'failure', found: expect.stringMatching(/: 3\.$/) });
  });

  it.each(['\u061c', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'])(
    'have a space in place of %j, which would change the line or the direction of the text',
    (character) =>
      expect(reportable([finding('failure', { found: `a${character}b` })])).toMatchObject([{ found: 'a b' }]),
  );

  it('have texts of one line, which are cut without half a character at the end', () => {
    const found = `two\r\nlines\u0000${'x'.repeat(longestFindingText - 12)}😀`;
    const [reported] = reportable([finding('failure', { found })]);
    expect(reported?.found).toBe(`two  lines ${'x'.repeat(longestFindingText - 12)} `);
    expect(reported?.found).toHaveLength(longestFindingText);
  });
});
