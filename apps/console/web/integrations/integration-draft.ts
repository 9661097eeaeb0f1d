import { isId } from '@fieldpost/domain';
import { integrationFormTexts as words } from './integrations.texts.js';

/** Form values of an integration. */
export interface Draft {
  readonly id: string;
  readonly url: string;
  readonly messages: string[];
  /** One per line, `Name: value`; empty keeps the current headers. */
  readonly headers: string;
  /** Empty to generate one, or to keep the current one. */
  readonly secret: string;
}

const headerName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const headerValue = /^[\t\x20-\x7e]*$/;

/** Name and value of a header line; undefined if invalid. */
function headerIn(line: string): readonly [name: string, value: string] | undefined {
  const colon = line.indexOf(':');
  const name = line.slice(0, Math.max(0, colon)).trim();
  const value = line.slice(colon + 1).trim();
  return headerName.test(name) && headerValue.test(value) ? [name, value] : undefined;
}

const linesIn = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Headers of the lines of a text. */
export const headersIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    linesIn(text).flatMap((line) => {
      const header = headerIn(line);
      return header ? [header] : [];
    }),
  );

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${hash}` === '';
}

/** Problems of a draft by field. */
export const problemsOf = {
  id: (id: string) => (isId(id) ? null : words.idProblem),
  url: (url: string) => (isWebAddress(url.trim()) ? null : words.urlProblem),
  messages: (messages: readonly string[]) => (messages.length > 0 ? null : words.messagesProblem),
  headers: (text: string) => {
    const wrong = linesIn(text).find((line) => !headerIn(line));
    return wrong === undefined ? null : words.headersProblem(wrong.trim());
  },
  secret: (secret: string) => (secret === '' || secret.length >= 16 ? null : words.secretProblem),
};

/** Request body; empty members are left out. */
export const bodyOf = ({ url, messages, headers, secret }: Draft) => ({
  url: url.trim(),
  messages,
  ...(linesIn(headers).length > 0 && { headers: headersIn(headers) }),
  ...(secret !== '' && { secret }),
});
