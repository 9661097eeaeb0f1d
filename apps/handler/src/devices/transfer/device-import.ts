import type { AppId, DevId } from '@fieldpost/domain';
import type { Call } from '../../access/application-callers.service.js';
import type { Device } from '../device.js';
import type { DeviceRequest } from '../device-request.js';
import { mostDeviceCodecBytes, tooManyDeviceCodecs } from '../device-codecs.repository.js';
import { euiPair } from './device-batches.repository.js';
import { deviceRepeated, importNotValid } from './device-transfer.errors.js';
import type { DeviceRow, RejectedRow, RowName } from './device-row.js';

/** Options of an import. */
export interface ImportPlan {
  readonly appId: AppId;
  /** Imports each valid device; imports all devices or none; only checks. */
  readonly effect: 'each' | 'all_or_nothing' | 'dry_run';
  /** The handling of devices that exist already. */
  readonly existing: 'reject' | 'replace';
}

/** How an import went; counts of devices. In a dry run, what would have been created and replaced. */
export interface ImportSummary {
  readonly read: number;
  readonly created: number;
  readonly replaced: number;
  readonly rejected: number;
}

/** Called for each rejected device at once; awaited. */
export type ReportRejection = (rejected: RejectedRow) => void | Promise<void>;

/** A device that the rules let pass. */
export interface Candidate {
  readonly row: RowName;
  readonly request: DeviceRequest;
  /** As it is stored when it is new. */
  readonly device: Device;
}

/** The state of one import: the caller, the progress, and the ids that were read. */
export class ImportProgress {
  private readonly counts = { read: 0, created: 0, replaced: 0, rejected: 0 };
  private readonly lineOfId = new Map<string, number>();
  private readonly lineOfEuis = new Map<string, number>();
  private readonly codecs = new Map<string, string>();
  private codecBytes = 0;
  /** Devices that the network server may have although they were not taken. */
  readonly kept: DevId[] = [];

  constructor(
    readonly call: Call,
    readonly plan: ImportPlan,
    private readonly report: (row: RowName, reason: unknown) => void | Promise<void>,
  ) {}

  get summary(): ImportSummary {
    return { ...this.counts };
  }

  countRead(): void {
    this.counts.read += 1;
  }

  countDone(what: 'created' | 'replaced', devices: number): void {
    this.counts[what] += devices;
  }

  async reject(row: RowName, reason: unknown): Promise<void> {
    this.counts.rejected += 1;
    await this.report(row, reason);
  }

  /** The request with a source that all devices with the same codec share; fails when there are too many sources. */
  shareCodec(request: DeviceRequest): DeviceRequest {
    const { codecId, codec } = request;
    if (codecId === 'keep' || codecId.to === undefined) return request;
    const known = this.codecs.get(codecId.to);
    if (known !== undefined) return { ...request, codec: known };
    this.codecBytes += Buffer.byteLength(codec);
    if (this.codecBytes > mostDeviceCodecBytes)
      throw tooManyDeviceCodecs({ app_id: request.appId, limit: mostDeviceCodecBytes });
    this.codecs.set(codecId.to, codec);
    return request;
  }

  /** Fails for a device whose id or pair of EUIs came before. */
  notice({ devId, ...euis }: DeviceRequest, line: number): void {
    const pair = euiPair(euis);
    const sameId = this.lineOfId.get(devId);
    if (sameId !== undefined) throw deviceRepeated({ what: 'DevID', line: sameId });
    const samePair = this.lineOfEuis.get(pair);
    if (samePair !== undefined) throw deviceRepeated({ what: 'AppEUI and DevEUI', line: samePair });
    this.lineOfId.set(devId, line);
    this.lineOfEuis.set(pair, line);
  }
}

/** Rows that are worked on together. */
export const batchSize = 200;
/** Characters of the codecs of these rows. */
const batchCodecs = 8 * 1024 * 1024;
const mostRows = 100_000;

/** Groups the rows of an import, and fails when there are too many. */
export async function* inBatches(
  progress: ImportProgress,
  rows: AsyncIterable<DeviceRow>,
): AsyncGenerator<readonly DeviceRow[]> {
  let batch: DeviceRow[] = [];
  let codecs = 0;
  for await (const row of rows) {
    progress.countRead();
    if (progress.summary.read > mostRows) throw importNotValid(`should have at most ${mostRows} devices`);
    batch.push(row);
    codecs += row.codecLength;
    if (batch.length < batchSize && codecs < batchCodecs) continue;
    yield batch;
    [batch, codecs] = [[], 0];
  }
  yield batch;
}
