import pg from 'pg';

/** A role and the database of the same name that it owns. */
export interface OwnDatabase {
  readonly name: string;
  readonly password: string;
}

/**
 * Creates a role and a database for every name, without access for the others. May be repeated: existing ones are kept,
 * passwords are set again, so an interrupted first time is completed by the next.
 */
export async function ensureDatabases(superuserUrl: string, wanted: readonly OwnDatabase[]): Promise<void> {
  await asClient(superuserUrl, async (client) => {
    for (const { name, password } of wanted) {
      const role = pg.escapeIdentifier(name);
      if (!(await exists(client, 'pg_roles', 'rolname', name)))
        await client.query(`create role ${role} login`);
      await client.query(`alter role ${role} password ${pg.escapeLiteral(password)}`);
      if (!(await exists(client, 'pg_database', 'datname', name))) {
        await client.query(`create database ${role} owner ${role}`);
      }
      await client.query(`revoke connect on database ${role} from public`);
    }
  });
}

/** Runs the work on one connection, which is closed however the work ends. */
export async function asClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks fails the query that waits on it; without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether a catalogue lists the name. */
export async function exists(
  client: pg.Client,
  table: 'pg_roles' | 'pg_database',
  column: 'rolname' | 'datname',
  name: string,
): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from ${table} where ${column} = $1`, [name]);
  return rowCount === 1;
}
