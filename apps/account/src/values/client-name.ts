import { isId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';

declare const brand: unique symbol;

/** What a client is called: its `client_id`, the `name` of v2's clients and the last part of its path. */
export type ClientName = string & { readonly [brand]: 'ClientName' };

export function ClientName(raw: unknown): ClientName {
  if (raw === undefined || raw === '') throw notValid({ argument: 'Name', reason: 'can not be empty' });
  if (typeof raw === 'string' && isId(raw)) return raw as ClientName;
  throw notValid({
    argument: 'Name',
    reason: 'should have 2 to 36 lowercase letters or digits, with single dashes or underscores between them',
  });
}
