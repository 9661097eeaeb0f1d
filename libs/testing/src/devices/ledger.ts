import type { ReceivedDownlink } from './device.js';

interface Promised {
  readonly device: string;
  readonly confirmed: boolean;
  acknowledged: boolean;
  heard: number;
}

/** Requested, acknowledged and received messages, and violations: recorded outside of the process that is killed. */
export class Ledger {
  private readonly downlinks = new Map<string, Promised>();
  private readonly frames = new Map<string, string>();
  private readonly uplinks = new Set<string>();
  private readonly appNonces = new Set<string>();
  /** Sentences; empty when all is well. */
  readonly faults: string[] = [];
  joins = 0;

  asked(payload: string, device: string, confirmed: boolean): void {
    this.downlinks.set(payload, { device, confirmed, acknowledged: false, heard: 0 });
  }

  acknowledged(payload: string): void {
    const promised = this.downlinks.get(payload);
    if (promised) promised.acknowledged = true;
  }

  /** A frame that reached a device. */
  heard(devAddr: string, frame: Buffer, { fCnt, payload }: ReceivedDownlink): void {
    const place = `${devAddr} ${fCnt}`;
    const text = frame.toString('hex');
    if ((this.frames.get(place) ?? text) !== text) this.faults.push(`${place} stands for two frames`);
    this.frames.set(place, text);
    if (payload.length === 0) return;
    const promised = this.downlinks.get(payload.toString('hex'));
    if (!promised) this.faults.push(`${place} says what nobody asked for`);
    else if (++promised.heard > 1 && !promised.confirmed)
      this.faults.push(`${payload.toString('hex')} was sent twice`);
  }

  /** An uplink that reached the application; a second time only as a retry. */
  published(device: string, counter: number, isRetry: boolean): void {
    const uplink = `${device} ${counter}`;
    if (this.uplinks.has(uplink) && !isRetry) this.faults.push(`uplink ${uplink} was published twice`);
    this.uplinks.add(uplink);
  }

  joined(device: string, appNonce: Buffer): void {
    const nonce = `${device} ${appNonce.toString('hex')}`;
    if (this.appNonces.has(nonce)) this.faults.push(`AppNonce ${nonce} was used twice`);
    this.appNonces.add(nonce);
    this.joins += 1;
  }

  /** Downlinks that were acknowledged and not received yet, of all devices or one. */
  missing(device?: string): string[] {
    return [...this.downlinks]
      .filter(([, { acknowledged, heard }]) => acknowledged && heard === 0)
      .filter(([, promised]) => device === undefined || promised.device === device)
      .map(([payload]) => payload);
  }

  summary() {
    const all = [...this.downlinks.values()];
    return {
      acknowledged: all.filter(({ acknowledged }) => acknowledged).length,
      heard: all.filter(({ heard }) => heard > 0).length,
      frames: this.frames.size,
      uplinks: this.uplinks.size,
      joins: this.joins,
    };
  }
}
