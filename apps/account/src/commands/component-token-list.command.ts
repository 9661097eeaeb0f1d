import type { Command } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';

interface MadeToken {
  readonly type: string;
  readonly id: string;
  /** RFC 3339. */
  readonly created: Date;
  readonly expires: string;
}

/** Read from the audit log, because oauth does not store tokens. */
const newestOfEach = `
  select distinct on (c.id) c.type, c.id, l.at as created, l.details->>'expires' as expires
    from components c join audit_log l on l.kind = 'components' and l.entity_id = c.id
   where l.action = 'token.created' and (l.details->>'expires')::timestamptz > now()
   order by c.id, l.id desc`;

/** The components that need a new token after a leak of the signing key. */
export const componentTokenList: Command<AccountSettings> = {
  name: 'component-token list',
  usage: 'component-token list [--json]',
  summary: 'Lists components with a valid token, and when it was issued.',
  run: async (_values, { db, print }) => {
    for (const { created, ...token } of await db.query<MadeToken[]>(newestOfEach)) {
      const line = { ...token, created: created.toISOString() };
      const words = [line.type, line.id, `made ${line.created}`, `expires ${line.expires}`];
      print(line, words.join('  '));
    }
  },
};
