type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** In this order: each of them claims to be those that stand below as well. */
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

/** A `User-Agent` header as people say it, such as `Firefox on Linux`; null when it says nothing known. */
export function browserName(header: string | undefined): string | null {
  const [program, system] = [programs, systems].map((names) => nameIn(names, header ?? ''));
  if (program === undefined) return null;
  return system === undefined ? program : `${program} on ${system}`;
}
