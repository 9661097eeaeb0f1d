import { notValid } from '@fieldpost/errors';
import { argumentName } from './argument-name.js';

/** Of a form or a query; absent when it is no percent-encoded UTF-8. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Reads `application/x-www-form-urlencoded`. A member that is given twice is refused, as OAuth wants it (RFC 6749
 * section 3.2); the members come without a prototype, so that no name can be one of its own.
 */
export function readForm(form: string): Readonly<Record<string, string>> {
  const members = Object.create(null) as Record<string, string>;
  for (const pair of form.split('&').filter(Boolean)) {
    const [, rawName = '', rawValue = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const [name, value] = [decode(rawName), decode(rawValue)];
    const argument = argumentName([name ?? ''].filter(Boolean), 'Body');
    if (name === undefined || value === undefined)
      throw notValid({ argument, reason: 'should be percent-encoded UTF-8' });
    if (name in members) throw notValid({ argument, reason: 'is given twice' });
    members[name] = value;
  }
  return members;
}
