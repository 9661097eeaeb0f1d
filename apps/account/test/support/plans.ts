import type { DataSource } from 'typeorm';

/** A node of a plan of PostgreSQL, with what was really read. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  /** Of a node that reads a table. */
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The plans of the statements that a repository makes, as they were executed. */
export async function plansOf(
  db: DataSource,
  use: (at: DataSource) => Promise<unknown>,
): Promise<readonly PlanNode[]> {
  const made: (readonly [string, readonly unknown[]])[] = [];
  const query = (text: string, values: readonly unknown[] = []) => {
    made.push([text, values]);
    return db.query<unknown>(text, [...values]);
  };
  await use({ query } as unknown as DataSource);
  const plans: PlanNode[] = [];
  for (const [text, values] of made) {
    const explained = await db.query<[{ 'QUERY PLAN': [{ Plan: PlanNode }] }]>(
      `explain (analyze, format json) ${text}`,
      [...values],
    );
    plans.push(explained[0]['QUERY PLAN'][0].Plan);
  }
  return plans;
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const scansOf = (plans: readonly PlanNode[]): readonly PlanNode[] =>
  plans
    .flatMap(nodesOf)
    .filter((node) => node['Relation Name'] !== undefined || node['Index Name'] !== undefined);

const readBy = (node: PlanNode): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Rows that were read from tables and indexes, also those that a condition then removed. */
export const rowsRead = (plans: readonly PlanNode[]): number => sum(scansOf(plans).map(readBy));
