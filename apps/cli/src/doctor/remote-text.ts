/** Of a response of another operator's server that is read. */
export const mostResponseBytes = 16 * 1024;
/** Characters that are quoted of what another operator's server sends. */
const longestQuote = 100;

/** The beginning of a response; the rest is not read. */
export async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    bytes += (chunk as Uint8Array).length;
    if (bytes >= mostResponseBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, mostResponseBytes);
}

/** A text of another operator in a sentence of ours: in quotation marks, which it cannot end, and shortened. */
export function quoted(text: string): string {
  const shortened = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return `"${shortened.replaceAll('"', "'")}"`;
}
