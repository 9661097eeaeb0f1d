import { censor } from './secret-fields.js';

/** Tokens of three parts: how they begin, and the runs of characters between their dots. */
const tokenStart = /\beyJ/g;
const run = /[\w-]*/y;
const shortestHead = 11;
/** Credentials as HTTP headers have them. */
const credentials = /(?:Bearer|Basic|Key) [\w.~+/=-]{8,}/g;
/** The secret of an access key after its dot; digests have no dot in front. */
const accessKeys = /\.[\w-]{43,}/g;
const urlCredentials = /:\/\/[^\s/:@"]*:[^\s/@"]+@/g;

/** Where the run of characters of a token that contains this place ends. */
function endOfRun(line: string, from: number): number {
  run.lastIndex = from;
  run.test(line);
  return run.lastIndex;
}

/** Each run is read once, however often a token seems to begin in it: one expression for all of it would be quadratic. */
function withoutTokens(line: string): string {
  let kept = '';
  let done = 0;
  let end = 0;
  let last: number | undefined;
  for (const { index } of line.matchAll(tokenStart)) {
    if (index < done) continue;
    if (index >= end) {
      end = endOfRun(line, index);
      last = endOfToken(line, end);
    }
    if (last === undefined || end - index < shortestHead) continue;
    kept += line.slice(done, index) + censor;
    done = last;
  }
  return kept + line.slice(done);
}

/** Where a token ends whose first part ends here; undefined when two more parts do not follow. */
function endOfToken(line: string, endOfHead: number): number | undefined {
  if (line[endOfHead] !== '.') return undefined;
  const end = endOfRun(line, endOfHead + 1);
  return end > endOfHead + 1 && line[end] === '.' ? endOfRun(line, end + 1) : undefined;
}

/**
 * A line of the log without strings in the form of a secret: the last line of defence, behind the
 * names of fields. Plain expressions one after the other, since they are tried on every line.
 */
export const withoutSecrets = (line: string): string =>
  withoutTokens(line)
    .replace(credentials, censor)
    .replace(accessKeys, `.${censor}`)
    .replace(urlCredentials, `://${censor}@`);
