import type { DataSource } from 'typeorm';

/**
 * Whether a database has all migrations of this release. A newer schema is fine: during an upgrade replicas of two releases
 * use one database.
 */
export class SchemaCheck {
  private isComplete = false;
  private found: string | undefined;
  private isRead = true;

  constructor(private readonly db: DataSource) {}

  /** Why the schema cannot be used, at the last check; undefined when it can. */
  get problem(): string | undefined {
    return this.found;
  }

  /** Whether the last check could read the database. */
  get isKnown(): boolean {
    return this.isRead;
  }

  /** Queries the database until no migration is missing, and never again. Never fails. */
  async passes(): Promise<boolean> {
    if (this.isComplete) return true;
    try {
      const missing = await this.missing();
      this.isRead = true;
      this.isComplete = missing.length === 0;
      this.found = this.isComplete ? undefined : `migrations not applied: ${missing.join(', ')}`;
    } catch {
      this.isRead = false;
      this.found = 'migrations not checked: the database does not respond';
    }
    return this.isComplete;
  }

  private async missing(): Promise<readonly string[]> {
    const applied = new Set(await this.applied());
    return this.db.migrations
      .map((migration) => migration.name ?? migration.constructor.name)
      .filter((name) => !applied.has(name));
  }

  private async applied(): Promise<readonly string[]> {
    const [table] = await this.db.query<{ exists: boolean }[]>(
      `select to_regclass('migrations') is not null as exists`,
    );
    if (!table?.exists) return [];
    return (await this.db.query<{ name: string }[]>('select name from migrations')).map(({ name }) => name);
  }
}
