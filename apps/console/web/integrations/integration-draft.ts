import { isId } from '@fieldpost/domain';
import { integrationFormTexts as words } from './integrations.texts.js';

/** An integration as its form holds it. */
export interface Draft {
  readonly id: string;
  readonly url: string;
  readonly messages: string[];
  /** One per line, `Name: value`; empty leaves what there is. */
  readonly headers: string;
  /** Empty for one that the handler makes, or for the one that there is. */
  readonly secret: string;
}

const headerLine = /^\s*([\w!#$%&'*+.^`|~-]{1,100})\s*:\s*([\t\x20-\x7e]*?)\s*$/;

const linesIn = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The headers in lines of text. */
export const headersIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    linesIn(text).flatMap((line) => {
      const [, name, value] = headerLine.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    }),
  );

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${hash}` === '';
}

/** What of a draft is wrong, by its field. */
export const problemsOf = {
  id: (id: string) => (isId(id) ? null : words.idProblem),
  url: (url: string) => (isWebAddress(url.trim()) ? null : words.urlProblem),
  messages: (messages: readonly string[]) => (messages.length > 0 ? null : words.messagesProblem),
  headers: (text: string) => {
    const wrong = linesIn(text).find((line) => !headerLine.test(line));
    return wrong === undefined ? null : words.headersProblem(wrong.trim());
  },
  secret: (secret: string) => (secret === '' || secret.length >= 16 ? null : words.secretProblem),
};

/** What the handler is asked for; what was left empty is left out. */
export const bodyOf = ({ url, messages, headers, secret }: Draft) => ({
  url: url.trim(),
  messages,
  ...(linesIn(headers).length > 0 && { headers: headersIn(headers) }),
  ...(secret !== '' && { secret }),
});
