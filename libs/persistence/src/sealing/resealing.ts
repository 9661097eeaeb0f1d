import { AppError, defineError } from '@fieldpost/errors';
import type { DataSource, EntityManager } from 'typeorm';
import type { Sealer } from './sealing.js';

const notOpenable = defineError(
  'sealing_key_missing',
  'internal',
  'Internal error: {setting} cannot decrypt {column}: the key that encrypted it is missing',
);

/** Where sealed values are kept, and how each is bound to its row. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key, as text. */
  readonly key: readonly string[];
  /** The `context` of the value in the row with this key. */
  readonly contextOf: (...key: readonly string[]) => string;
}

/** Progress of a column. */
export interface Resealed {
  /** As `table.column`. */
  readonly column: string;
  /** Values that were sealed again with the newest key, so far. */
  readonly resealed: number;
  /** Values that are still under another key. */
  readonly left: number;
}

interface Row {
  readonly id: readonly string[];
  readonly value: Buffer;
}

const batch = 500;
const sampled = 100;
const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`;
/** True for values not sealed with the newest key, whose prefix is `$1`. */
const isOld = ({ column }: SealedColumn): string => `substring(${column} from 1 for 9) <> $1`;
const idOf = ({ key }: SealedColumn): string =>
  `array[${key.map((name) => `${name}::text`).join(', ')}] as id`;

/**
 * Seals everything again with the newest key, in batches and in the order of the primary key; reports progress after each.
 * It can be stopped and restarted at any time. Locked rows are skipped: a
 * replica with the newest key seals them with it; others are left for the next pass.
 */
export async function resealAll(
  db: DataSource,
  sealer: Sealer,
  columns: readonly SealedColumn[],
  report: (progress: Resealed) => void,
): Promise<readonly Resealed[]> {
  const results: Resealed[] = [];
  for (const column of columns) results.push(await resealColumn(db, sealer, column, report));
  return results;
}

async function resealColumn(
  db: DataSource,
  sealer: Sealer,
  column: SealedColumn,
  report: (progress: Resealed) => void,
): Promise<Resealed> {
  const total = await countOld(db, sealer, column);
  let resealed = 0;
  let last = column.key.map(() => '');
  for (;;) {
    const done = await db.transaction((tx) => resealBatch(tx, sealer, column, last));
    if (done.length === 0) break;
    resealed += done.filter(({ isDone }) => isDone).length;
    last = [...(done.at(-1)?.id ?? last)];
    report({ column: nameOf(column), resealed, left: Math.max(0, total - resealed) });
  }
  return { column: nameOf(column), resealed, left: await countOld(db, sealer, column) };
}

/** Checked rows, and whether they could be opened. */
async function resealBatch(
  tx: EntityManager,
  sealer: Sealer,
  column: SealedColumn,
  after: readonly string[],
): Promise<readonly { readonly id: readonly string[]; readonly isDone: boolean }[]> {
  const { table, column: name, key } = column;
  const beyond = key.map((_, at) => `$${at + 2}`).join(', ');
  const rows = await tx.query<Row[]>(
    `select ${idOf(column)}, ${name} as value from ${table}
      where ${isOld(column)} and (${key.join(', ')}) > (${beyond})
      order by ${key.join(', ')} limit ${batch} for no key update skip locked`,
    [sealer.prefix, ...after],
  );
  const changes = rows.map(({ id, value }) => ({
    id,
    value: resealedIn(sealer, value, column.contextOf(...id)),
  }));
  const good = changes.filter(({ value }) => value !== undefined);
  await write(tx, column, good);
  return changes.map(({ id, value }) => ({ id, isDone: value !== undefined }));
}

async function write(
  tx: EntityManager,
  { table, column, key }: SealedColumn,
  rows: readonly { readonly id: readonly string[]; readonly value: Buffer | undefined }[],
): Promise<void> {
  const names = key.map((_, at) => `k${at}`);
  const arrays = names.map((_, at) => `$${at + 2}::text[]`).join(', ');
  const ids = key.map((_, at) => rows.map(({ id }) => id[at]));
  await tx.query(
    `update ${table} t set ${column} = u.value
       from unnest($1::bytea[], ${arrays}) as u (value, ${names.join(', ')})
      where ${key.map((name, at) => `t.${name} = u.k${at}`).join(' and ')}`,
    [rows.map(({ value }) => value), ...ids],
  );
}

/** Undefined for values that cannot be opened, such as those under a missing key. */
function resealedIn(sealer: Sealer, value: Buffer, context: string): Buffer | undefined {
  try {
    return sealer.seal(sealer.open(value, context), context);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function countOld(db: DataSource, sealer: Sealer, column: SealedColumn): Promise<number> {
  const [row] = await db.query<{ count: string }[]>(
    `select count(*) as count from ${column.table} where ${isOld(column)}`,
    [sealer.prefix],
  );
  return Number(row?.count ?? 0);
}

/**
 * Rejects a start without a key that is still needed. The rows that were changed longest ago are checked: they are the
 * last to be under an old key. `setting` is the name of the setting that has the keys.
 */
export class SealingCheck {
  constructor(
    private readonly db: DataSource,
    private readonly sealer: Sealer,
    private readonly columns: readonly SealedColumn[],
    private readonly setting: string,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const column of this.columns) await this.requireOpenable(column);
  }

  private async requireOpenable(column: SealedColumn): Promise<void> {
    const { table, column: name, contextOf } = column;
    const rows = await this.db.query<Row[]>(
      `select ${idOf(column)}, ${name} as value from ${table} where ${name} is not null limit ${sampled}`,
    );
    const isClosed = ({ id, value }: Row) => resealedIn(this.sealer, value, contextOf(...id)) === undefined;
    if (rows.some(isClosed)) throw notOpenable({ setting: this.setting, column: nameOf(column) });
  }
}
