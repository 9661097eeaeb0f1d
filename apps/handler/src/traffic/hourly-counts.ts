import { type DecodingKind, decodingKinds, type TrafficKind, trafficKinds } from '@fieldpost/domain';

/** Counts of a device in one hour that are not written yet. */
export interface DeviceCounts extends Record<TrafficKind, number>, Record<DecodingKind, number | null> {
  readonly appId: string;
  readonly devId: string;
}

/** When and as what counts were made: they are written in one statement. */
export interface CountedIn {
  /** Hours since 1970. */
  readonly hour: number;
  /** Of the leader that counted; null for another replica. */
  readonly epoch: string | null;
}

/** Counts of one hour and epoch by device. */
export class HourlyCounts {
  private readonly devices = new Map<string, DeviceCounts>();

  constructor(readonly at: CountedIn) {}

  get size(): number {
    return this.devices.size;
  }

  isAt({ hour, epoch }: CountedIn): boolean {
    return this.at.hour === hour && this.at.epoch === epoch;
  }

  /** The counts of a device, if it has some. Neither id may have a slash. */
  find(appId: string, devId: string): DeviceCounts | undefined {
    return this.devices.get(`${appId}/${devId}`);
  }

  add(appId: string, devId: string): DeviceCounts {
    const counts: DeviceCounts = {
      ...{ appId, devId, uplinks: 0, downlinks: 0, joins: 0, errors: 0 },
      ...{ decoded: null, decoding_errors: null },
    };
    this.devices.set(`${appId}/${devId}`, counts);
    return counts;
  }

  /** Removes up to so many devices and returns them. */
  take(most: number): readonly DeviceCounts[] {
    const taken: DeviceCounts[] = [];
    for (const [key, counts] of this.devices) {
      if (taken.length === most) break;
      this.devices.delete(key);
      taken.push(counts);
    }
    return taken;
  }

  /** Adds what was taken and could not be written. */
  putBack(taken: readonly DeviceCounts[]): void {
    for (const counts of taken) {
      const present = this.find(counts.appId, counts.devId) ?? this.add(counts.appId, counts.devId);
      for (const kind of trafficKinds) present[kind] += counts[kind];
      if (counts.decoded === null) continue;
      for (const kind of decodingKinds) present[kind] = (present[kind] ?? 0) + (counts[kind] ?? 0);
    }
  }
}
