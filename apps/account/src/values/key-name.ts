import { notValid } from '@fieldpost/errors';

declare const brand: unique symbol;

/** The name of an access key, which clients use in paths (docs/protocol/account-api.md#key-names). */
export type KeyName = string & { readonly [brand]: 'KeyName' };

const pattern = /^[\w.-](?:[\w .-]{0,62}[\w.-])?$/;

/** Pattern for JSON Schema, without the two reserved names. */
export const keyNamePattern = pattern.source;

/** Letters, digits, inner spaces, `-`, `_` and `.`; not `.` and `..`, which paths resolve. */
export function KeyName(raw: unknown): KeyName {
  if (typeof raw === 'string' && pattern.test(raw) && raw !== '.' && raw !== '..') return raw as KeyName;
  throw notValid({
    argument: 'Name',
    reason: 'should have 1 to 64 letters, digits, dashes, underscores, dots or spaces between them',
  });
}
