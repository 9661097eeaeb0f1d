const secondsPerDay = 86_400;
const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: secondsPerDay, w: 604_800 };

/** Parses a duration of the handler, such as `7d` or `86400s`, to days. */
export function daysIn(span: string): number {
  const [, digits, unit = ''] = /^(\d+)([smhdw])$/.exec(span) ?? [];
  return (Number(digits ?? 0) * (units[unit] ?? 0)) / secondsPerDay;
}

/** Days as a duration of the handler. */
export const spanOf = (days: number): string => `${Math.round(days * secondsPerDay)}s`;
