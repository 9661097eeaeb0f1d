import { asClient, until } from '@fieldpost/testing';

/** A moment of a server after everything that was written, and before everything that will be. */
export const momentOf = (url: string): Promise<string> =>
  asClient(url, async (db) => {
    const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
    // Milliseconds are what a JavaScript date has; the next write is in a later one.
    await db.query('select pg_sleep(0.01)');
    return new Date((rows[0]?.now.getTime() ?? 0) + 2).toISOString();
  });

/** Resolves when a restored server accepts writes: before that it answers reads from a database that still replays the log. */
export const untilRecovered = (url: string): Promise<void> =>
  until('the restored server accepts writes', () =>
    asClient(url, async (db) => {
      const { rows } = await db.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
      return rows[0]?.replays === false;
    }),
  );
