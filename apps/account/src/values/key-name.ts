import { notValid } from '@fieldpost/errors';

declare const brand: unique symbol;

/**
 * What an access key is called on its application; clients put it into paths (docs/protocol/account-api.md#key-names).
 */
export type KeyName = string & { readonly [brand]: 'KeyName' };

const pattern = /^[\w.-](?:[\w .-]{0,62}[\w.-])?$/;

/** The same as a regular expression of JSON Schema, of which the two names below are no part. */
export const keyNamePattern = pattern.source;

/** Letters, digits, spaces inside, `-`, `_` and `.`; not the two names that a path takes for "here" and "above". */
export function KeyName(raw: unknown): KeyName {
  if (typeof raw === 'string' && pattern.test(raw) && raw !== '.' && raw !== '..') return raw as KeyName;
  throw notValid({
    argument: 'Name',
    reason: 'should have 1 to 64 letters, digits, dashes, underscores, dots or spaces between them',
  });
}
