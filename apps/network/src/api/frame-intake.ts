import { Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import { isDataFrame, parsePhyPayload, receiveDelay } from '@fieldpost/lorawan';
import { JoinsService } from '../joins/joins.service.js';
import { Deduplication } from '../receptions/deduplication.js';
import { type CollectedFrame, longestFrame, withCredibleSignal } from '../receptions/frame-copy.js';
import { FrameDistribution } from '../receptions/frame-distribution.js';
import { rxDelaySeconds } from '../router/windows.js';
import { UplinksService } from '../uplinks/uplinks.service.js';

/** Takes frames of routers of other processes, and distributes the collected frames of all. */
@Injectable()
export class FrameIntake {
  constructor(
    private readonly frames: FrameDistribution,
    private readonly collected: Deduplication,
    private readonly uplinks: UplinksService,
    private readonly joins: JoinsService,
  ) {}

  onModuleInit(): void {
    this.collected.onCollected((frame) => void this.process(frame));
  }

  /**
   * A frame with the options of its router; what is no frame of a device is ignored. Options of other routers are left out:
   * the part of the identifier before the colon decides who transmits.
   */
  add(routerId: string, message: broker.UplinkMessage__Output): void {
    const { payload, protocol_metadata, gateway_metadata, downlink_options } = message;
    if (!protocol_metadata || !gateway_metadata || kindOf(payload) !== 'data') return;
    const dueAt = performance.now() + receiveDelay(rxDelaySeconds).rx1;
    const own = downlink_options.filter(({ identifier }) => identifier.startsWith(`${routerId}:`));
    const options = own.map((option) => ({
      option,
      dueAt,
      maxLength: longestFrame,
      plan: undefined,
    }));
    this.frames.add(payload, {
      protocolMetadata: protocol_metadata,
      gatewayMetadata: withCredibleSignal(gateway_metadata),
      options,
    });
  }

  private async process(frame: CollectedFrame): Promise<void> {
    const kind = kindOf(frame.payload);
    if (kind === 'data') await this.uplinks.accept(frame);
    if (kind === 'join') await this.joins.accept(frame);
  }
}

/** Undefined for what is no frame of a device: routers forward what they receive. */
function kindOf(payload: Buffer): 'data' | 'join' | undefined {
  if (payload.length > longestFrame) return undefined;
  try {
    const frame = parsePhyPayload(payload);
    if (isDataFrame(frame)) return frame.mType.endsWith('_UP') ? 'data' : undefined;
    return frame.mType === 'JOIN_REQUEST' ? 'join' : undefined;
  } catch {
    return undefined;
  }
}
