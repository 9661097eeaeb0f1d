import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** A gateway that sends packets although account does not have its EUI. */
export interface UnregisteredGateway {
  readonly eui: string;
  /** Network address of its last packet. */
  readonly address: string;
  readonly packets: number;
  /** Unix milliseconds. */
  readonly firstSeen: number;
  readonly lastSeen: number;
}

const most = 1_000;

/** The unregistered gateways that were heard last, a limited number of them. */
@Injectable()
export class UnregisteredGateways {
  private readonly gateways = new LRUCache<string, UnregisteredGateway>({ max: most });

  /** Whether it is a new one. */
  note(eui: string, address: string, lastSeen: number): boolean {
    const { packets: before = 0, firstSeen = lastSeen } = this.gateways.get(eui) ?? {};
    const packets = before + 1;
    this.gateways.set(eui, { eui, address, packets, firstSeen, lastSeen });
    return packets === 1;
  }

  forget(eui: string): void {
    this.gateways.delete(eui);
  }

  /** The one that was heard last comes first. */
  list(): readonly UnregisteredGateway[] {
    return [...this.gateways.values()];
  }
}
