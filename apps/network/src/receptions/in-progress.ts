import type { CollectedFrame } from './frame-copy.js';

/** Frames at one time. */
export interface MostInProgress {
  readonly all: number;
  /** Of those that one gateway received first: a gateway with a flood of frames leaves the rest to others. */
  readonly ofGateway: number;
}

/** Counts the frames that are processed at one time. */
export class InProgress {
  private readonly gateways = new Map<string, number>();
  private total = 0;

  constructor(private readonly most: MostInProgress) {}

  get size(): number {
    return this.total;
  }

  /** Begins to process a frame; returns what ends it, or undefined beyond the limits. */
  begin({ copies: [{ gatewayMetadata }] }: CollectedFrame): (() => void) | undefined {
    const { gateway_id: gateway = '' } = gatewayMetadata;
    const ofGateway = this.gateways.get(gateway) ?? 0;
    if (this.total >= this.most.all || ofGateway >= this.most.ofGateway) return undefined;
    this.total += 1;
    this.gateways.set(gateway, ofGateway + 1);
    return () => this.end(gateway);
  }

  private end(gateway: string): void {
    this.total -= 1;
    const left = (this.gateways.get(gateway) ?? 0) - 1;
    if (left > 0) this.gateways.set(gateway, left);
    else this.gateways.delete(gateway);
  }
}
