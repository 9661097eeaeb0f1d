import { consoleClient } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import type { EntityManager } from 'typeorm';
import type { LoginEvent } from './login-event.js';

/** The session ended between a code and its use. */
export const sessionEnded = defineError(
  'session_ended',
  'invalid_argument',
  'Grant not valid: the user logged out',
);

/** What a client gets of a session. */
interface SessionGrant {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly login: LoginEvent | null;
}

const addClient = `
  insert into session_clients (digest, client_id) select digest, $2 from sessions where sid = $1
  on conflict (digest, client_id) do update set client_id = excluded.client_id returning digest`;

/** Waits for a logout that is under way, and keeps the next one waiting for this transaction. */
const lockSession = 'select from sessions where sid = $1 for key share';

/**
 * For a grant that ends with the session: throws when the session has ended meanwhile. Records a client that gets an id token of
 * the session, so that it is notified of the logout. Other logins need no statement.
 */
export async function requireSession(
  tx: EntityManager,
  { scopes, login, clientId }: SessionGrant,
): Promise<void> {
  const isOpenid = scopes.includes('openid');
  if (login === null || !(isOpenid || clientId === consoleClient)) return;
  const found: readonly unknown[] = isOpenid
    ? await tx.query(addClient, [login.sid, clientId])
    : await tx.query(lockSession, [login.sid]);
  if (found.length === 0) throw sessionEnded();
}
