import { z } from 'zod';
import { readServersUrl, type ServerAddress, formatServer } from './servers.js';

/** A PostgreSQL database on one server, or on several of which one at a time is the primary. */
export interface DatabaseServers {
  /** One URL per server, in the given order. */
  readonly urls: readonly [string, ...string[]];
  readonly servers: readonly [ServerAddress, ...ServerAddress[]];
}

const standardPort = 5432;
/** Apps write, so other values are configuration errors. */
const wishes = ['read-write', 'primary'];

/**
 * Reads `postgresql://user:password@host:port,host:port/database`. Fails with a reason for people, which never has the
 * URL in it.
 */
export function readDatabaseUrl(text: string): DatabaseServers {
  const { scheme, credentials, servers, rest } = readServersUrl(text, standardPort);
  if (scheme !== 'postgres' && scheme !== 'postgresql') {
    throw new Error('should look like postgresql://user:password@host:5432/database');
  }
  const [first, ...others] = servers;
  const urlOf = (place: ServerAddress): string =>
    withoutWish(`${scheme}://${credentials}${formatServer(place)}${rest}`);
  return { urls: [urlOf(first), ...others.map(urlOf)], servers };
}

/** Handled here because the driver does not support this parameter. */
function withoutWish(text: string): string {
  const url = new URL(text);
  const wish = url.searchParams.get('target_session_attrs');
  if (wish === null) return text;
  if (!wishes.includes(wish)) throw new Error('target_session_attrs should be read-write or primary');
  url.searchParams.delete('target_session_attrs');
  return url.href;
}

/** The address of a database, for a setting. */
export const databaseUrl = z.string().superRefine((text, context) => {
  try {
    readDatabaseUrl(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});

/** The database of an app. */
export const databaseOf = (app: string) =>
  databaseUrl.meta({
    secret: true,
    description: `PostgreSQL database that only ${app} uses: \`postgresql://user:password@host:port/database\`, with several comma-separated \`host:port\` for a primary and its standbys.`,
  });
