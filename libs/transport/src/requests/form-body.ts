import { notValid } from '@fieldpost/errors';
import { argumentName } from './argument-name.js';

/** Decodes a name or a value; undefined when it is not percent-encoded UTF-8. */
function decode(part: string): string | undefined {
  if (!/[%+]/.test(part)) return part;
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Members of a form at most; the longest form of the pages has ten. */
const maxMembers = 1_000;

/**
 * Reads `application/x-www-form-urlencoded`. Unlike `URLSearchParams` it rejects broken encodings, and repeated names, as
 * OAuth requires (RFC 6749, 3.2). The result has no prototype, so no name can be one of its members.
 */
export function readForm(form: string): Readonly<Record<string, string>> {
  const members = Object.create(null) as Record<string, string>;
  const pairs = form.split('&', maxMembers + 1);
  if (pairs.length > maxMembers) throw wrong(undefined, `should have at most ${maxMembers} members`);
  for (const pair of pairs) {
    if (pair === '') continue;
    const place = pair.indexOf('=');
    const name = decode(place < 0 ? pair : pair.slice(0, place));
    const value = decode(place < 0 ? '' : pair.slice(place + 1));
    if (name === undefined || value === undefined) throw wrong(name, 'should be percent-encoded UTF-8');
    if (name in members) throw wrong(name, 'is given twice');
    members[name] = value;
  }
  return members;
}

const wrong = (name: string | undefined, reason: string) =>
  notValid({ argument: argumentName(name ? [name] : [], 'Body'), reason });
