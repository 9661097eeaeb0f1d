/** How serious a finding is; `unknown` when the check could not be made. */
export const findingStates = ['ok', 'warning', 'failure', 'unknown'] as const;
export type FindingState = (typeof findingStates)[number];

/** The result of one check of an installation. */
export interface Finding {
  /** What was checked, such as `certificate`. */
  readonly check: string;
  /** Which one, such as the name of an app or an address. */
  readonly subject: string;
  readonly state: FindingState;
  /** One sentence. */
  readonly found: string;
  /** What to do about it; empty when there is nothing to do. */
  readonly advice: string;
}

const order: Readonly<Record<FindingState, number>> = { failure: 0, warning: 1, unknown: 2, ok: 3 };

/** The most serious findings first, otherwise in the given order. */
export const bySeverity = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((one, other) => order[one.state] - order[other.state]);

/** The most serious state; `ok` without findings. */
export const worstState = (findings: readonly Finding[]): FindingState =>
  bySeverity(findings)[0]?.state ?? 'ok';

/** The findings about one subject. One that is not ok says what to do. */
export const about = (check: string, subject: string) => {
  const finding =
    (state: FindingState) =>
    (found: string, advice: string): Finding => ({ check, subject, state, found, advice });
  return {
    ok: (found: string): Finding => finding('ok')(found, ''),
    warning: finding('warning'),
    failure: finding('failure'),
    unknown: finding('unknown'),
  };
};
