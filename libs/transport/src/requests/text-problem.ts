/** Why a text is invalid for any field: NUL and lone surrogates cannot be stored. Undefined for valid texts. */
export function textProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'should not have control characters';
  return /\p{Cs}/u.test(text) ? 'should be well-formed text' : undefined;
}
