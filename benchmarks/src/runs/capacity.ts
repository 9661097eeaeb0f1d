import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredNow } from './measured-now.js';
import { lastInputs } from '../capacity/measurements.js';
import { reportOf } from '../capacity/report.js';
import type { Options } from '../options.js';
import type { Run } from '../measure/run.js';

/** Resources of networks of several sizes, from the cost of each operation: docs/guides/capacity.md. */
export const capacityWith =
  ({ measure, charts: folder, seed }: Options): Run =>
  async (context) => {
    const { tables, charts } = reportOf(
      { ...lastInputs, ...(measure && (await measuredNow(context))) },
      seed,
    );
    if (folder !== undefined) {
      mkdirSync(folder, { recursive: true });
      for (const [file, svg] of Object.entries(charts)) writeFileSync(join(folder, file), svg);
    }
    return tables;
  };
