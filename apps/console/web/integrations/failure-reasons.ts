import { failureTexts as words } from './integrations.texts.js';

/** Errors of attempts, as the handler has them from Node.js, and how each is worded. */
const reasons: readonly (readonly [pattern: RegExp, text: (found: string) => string])[] = [
  [/getaddrinfo ENOTFOUND (\S+)/, words.unknownHost],
  [/getaddrinfo EAI_AGAIN (\S+)/, words.noDns],
  [/ECONNREFUSED(?: (\S+))?/, words.connectionRefused],
  [/(?:EHOSTUNREACH|ENETUNREACH)(?: (\S+))?/, words.noRoute],
  [/no answer in time|ETIMEDOUT/, words.noAnswer],
  [/ECONNRESET|EPIPE|socket hang up|ended without a response/, words.connectionLost],
  [/(?:^|\s)(\S+) has no public address/, words.notPublic],
  [/certificate|altnames/, words.certificate],
  [/answered with status (\d+)/, words.status],
  [/redirects are not followed/, words.redirect],
];

/** Why an attempt failed, in plain words; other errors as they are. */
export function failureReason(error: string): string {
  for (const [pattern, text] of reasons) {
    const found = pattern.exec(error);
    if (found) return text(found[1] ?? '');
  }
  return error;
}
