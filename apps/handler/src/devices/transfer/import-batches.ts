import type { ImportProgress } from './device-import.js';
import type { DeviceRow } from './device-row.js';
import { importNotValid } from './device-transfer.errors.js';

/** Rows that are worked on together. */
export const batchSize = 200;
const mostRows = 100_000;

/** Groups the rows of an import, and fails when there are too many. */
export async function* inBatches(
  progress: ImportProgress,
  rows: AsyncIterable<DeviceRow>,
): AsyncGenerator<readonly DeviceRow[]> {
  let batch: DeviceRow[] = [];
  for await (const row of rows) {
    progress.countRead();
    if (progress.summary.read > mostRows) throw importNotValid(`should have at most ${mostRows} devices`);
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
