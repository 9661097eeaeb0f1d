/** Why no field may hold a text: PostgreSQL keeps neither, and no other system understands them. Undefined for good ones. */
export function textProblem(text: string): string | undefined {
  if (text.includes('\0')) return 'should not have control characters';
  return /\p{Cs}/u.test(text) ? 'should be well-formed text' : undefined;
}
