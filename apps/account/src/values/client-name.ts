import { isId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';

declare const brand: unique symbol;

/** The id of a client: its `client_id`, and the `name` of v2 clients. */
export type ClientName = string & { readonly [brand]: 'ClientName' };

export function ClientName(raw: unknown): ClientName {
  if (raw === undefined || raw === '') throw notValid({ argument: 'Name', reason: 'can not be empty' });
  if (typeof raw === 'string' && isId(raw)) return raw as ClientName;
  throw notValid({
    argument: 'Name',
    reason: 'should have 2 to 36 lowercase letters or digits, with single dashes or underscores between them',
  });
}
