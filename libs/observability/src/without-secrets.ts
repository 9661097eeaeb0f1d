import { censor } from './secret-fields.js';

/** Tokens of three parts, and credentials as HTTP headers have them. */
const tokens = /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*|\b(?:Bearer|Basic|Key) [\w.~+/=-]{8,}/g;
/** What of an access key follows its dot; digests have no dot in front. */
const accessKeys = /\.[\w-]{43,}/g;
const urlCredentials = /:\/\/[^\s/:@"]*:[^\s/@"]+@/g;

/**
 * A line of the log without what has the form of a secret, wherever it stands: the last line of defence, behind the
 * names of fields. Plain expressions one after the other, since they are tried on every line.
 */
export const withoutSecrets = (line: string): string =>
  line.replace(tokens, censor).replace(accessKeys, `.${censor}`).replace(urlCredentials, `://${censor}@`);
