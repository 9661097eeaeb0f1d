import { randomInt } from 'node:crypto';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { type DevAddr, devAddrFromPrefix, type DevAddrPrefix, devAddrPrefixToText } from '@fieldpost/domain';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import { noPrefix } from './device.errors.js';

/** The usages of addresses of the prefix: all (docs/protocol/brokers.md#device-addresses). */
const everyUse = ['otaa', 'abp', 'world', 'local', 'private', 'testing'] as const;

/** The device addresses of the network, from one prefix. */
@Injectable()
export class Addresses {
  private readonly prefix: DevAddrPrefix;

  constructor(
    @Inject(NETWORK_CONFIG) { NETWORK_DEV_ADDR_PREFIX }: Pick<NetworkSettings, 'NETWORK_DEV_ADDR_PREFIX'>,
    /** Returns an unsigned number of 32 bits. */
    @Optional() private readonly random: () => number = () => randomInt(2 ** 32),
  ) {
    this.prefix = NETWORK_DEV_ADDR_PREFIX;
  }

  /** The prefix as text, with its usages. */
  get mapping(): { readonly prefix: string; readonly usage: readonly string[] } {
    return { prefix: devAddrPrefixToText(this.prefix), usage: everyUse };
  }

  /** A random address; fails when the prefix lacks a requested usage. */
  take(usage: readonly string[]): DevAddr {
    const isOffered = usage.every((word) => (everyUse as readonly string[]).includes(word));
    if (!isOffered) throw noPrefix({ usage: usage.join(' ') });
    return devAddrFromPrefix(this.prefix, this.random());
  }
}
