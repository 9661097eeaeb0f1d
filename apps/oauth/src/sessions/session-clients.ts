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

/**
 * Records that the client gets an id token of the session, so that it is notified of the logout. Throws when the session has
 * ended meanwhile. Other logins need no statement.
 */
export async function requireSession(
  tx: EntityManager,
  { scopes, login, clientId }: SessionGrant,
): Promise<void> {
  if (!scopes.includes('openid') || login === null) return;
  const found: readonly unknown[] = await tx.query(addClient, [login.sid, clientId]);
  if (found.length === 0) throw sessionEnded();
}
