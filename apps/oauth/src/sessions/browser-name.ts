type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** In this order, because each header also names the programs below. */
const programs: Names = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: Names, header: string): string | undefined =>
  names.find(([pattern]) => pattern.test(header))?.[1];

/** A readable name of a `User-Agent` header, such as `Firefox on Linux`; null when unknown. */
export function browserName(header: string | undefined): string | null {
  const [program, system] = [programs, systems].map((names) => nameIn(names, header ?? ''));
  if (program === undefined) return null;
  return system === undefined ? program : `${program} on ${system}`;
}
