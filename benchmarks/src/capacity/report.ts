import type { PlainTable } from '../measure/run.js';
import { svgOf } from './chart.js';
import type { Inputs } from './measurements.js';
import { storms, windows } from './simulations.js';
import { inputTable, limitTable, planTables } from './tables.js';

/** Tables of docs/guides/capacity.md, and its charts by file name. */
export interface Report {
  readonly tables: readonly PlainTable[];
  readonly charts: Readonly<Record<string, string>>;
}

export function reportOf(inputs: Inputs, seed: number): Report {
  const simulated = [windows(inputs, seed), storms(inputs, seed)];
  return {
    tables: [
      ...[inputTable(inputs), ...planTables(inputs), limitTable(inputs)],
      ...simulated.map(({ table }) => table),
    ],
    charts: Object.fromEntries(simulated.map(({ file, chart }) => [file, svgOf(chart)])),
  };
}
