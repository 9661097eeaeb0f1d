/** How long a used refresh token may come again, because the answer to its use was lost on the way. */
export const graceMs = 10_000;

/**
 * What the use of a refresh token amounts to: `first` replaces it; `repeated` gets the same successor again; `late`
 * is rejected, since the successor arrived and was used; `reused` is a stolen token, and ends the grant; `gone` is a grant
 * that ended meanwhile.
 */
export type RotationResult = 'first' | 'repeated' | 'late' | 'reused' | 'gone';

interface Use {
  /** When the token was used first. */
  readonly used: Date | null;
}

/** Judges a use, `successor` being the token that the first use produced. */
export function judge({ used }: Use, successor: Use | undefined, now: Date): Exclude<RotationResult, 'gone'> {
  if (used === null) return 'first';
  if (now.getTime() - used.getTime() > graceMs) return 'reused';
  return successor?.used === null ? 'repeated' : 'late';
}
