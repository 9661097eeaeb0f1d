import { notValid } from '@fieldpost/errors';
import { readForm } from '@fieldpost/transport';
import { parseJson } from '../../shared/json.js';

/** A request of a broker: members of a form or of a flat JSON object, all as text. */
export type AuthRequest = Readonly<Record<string, string | undefined>>;

/** Reads the body of a question; some brokers can send but one of the two forms. */
export function readAuthRequest(body: unknown): AuthRequest {
  const text = typeof body === 'string' ? body : '';
  return text.trimStart().startsWith('{') ? readObject(text) : readForm(text);
}

function readObject(text: string): AuthRequest {
  const object = parseJson(text);
  if (typeof object !== 'object' || object === null)
    throw notValid({ argument: 'Body', reason: 'should be JSON' });
  const members = Object.entries(object).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return Object.fromEntries(members.map(([name, value]) => [name, String(value)]));
}
