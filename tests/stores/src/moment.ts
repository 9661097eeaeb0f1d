import { asClient } from '@fieldpost/testing';

/** A moment of a server after everything that was written, and before everything that will be. */
export const momentOf = (url: string): Promise<string> =>
  asClient(url, async (db) => {
    const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
    // Milliseconds are what a JavaScript date has; the next write is in a later one.
    await db.query('select pg_sleep(0.01)');
    return new Date((rows[0]?.now.getTime() ?? 0) + 2).toISOString();
  });
