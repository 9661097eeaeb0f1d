import { randomInt } from 'node:crypto';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { NetworkIdentity } from '@fieldpost/components';
import type { lorawan } from '@fieldpost/contracts';
import {
  DevAddr,
  devAddrFromPrefix,
  type DevAddrPrefix,
  devAddrPrefixToText,
  isInDevAddrPrefix,
  isWithinDevAddrPrefix,
  parseDevAddrPrefix,
} from '@fieldpost/domain';
import { AppError, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { callUnary } from '@fieldpost/transport';
import { BrokerCalls, brokerDeadlineMs, reachableFor } from './broker-calls.js';
import type { BrokerLink } from './broker-link.js';
import { BrokerLinks } from './broker-links.js';
import { DevAddresses, type PrefixMapping } from '../devices/network-devices.js';
import { foreignAddress, isUnimplemented, noPrefix, saidByBroker } from './network.errors.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';

/** The usages of addresses of the handler's prefix: all (docs/protocol/brokers.md#device-addresses). */
const everyUse = ['otaa', 'abp', 'world', 'local', 'private', 'testing'] as const;

/**
 * Device addresses from the network servers behind the connected brokers, or from the own prefix without any. A broker gives
 * addresses of the prefixes that it announced, and of no other.
 */
@Injectable()
export class BrokerAddresses extends DevAddresses {
  private readonly calls: BrokerCalls;
  /** Where addresses come from while there is no broker. */
  private readonly ownPrefix: DevAddrPrefix;

  constructor(
    @Inject(BrokerLinks) private readonly links: Pick<BrokerLinks, 'reachable' | 'areConfigured'>,
    private readonly identity: NetworkIdentity,
    @Inject(HANDLER_CONFIG) { HANDLER_DEV_ADDR_PREFIX }: Pick<HandlerSettings, 'HANDLER_DEV_ADDR_PREFIX'>,
    @Inject(LOGGER) logger: Pick<Logger, 'warn'>,
    /** Returns an unsigned number of 32 bits. */
    @Optional() private readonly random: () => number = () => randomInt(2 ** 32),
  ) {
    super();
    this.ownPrefix = HANDLER_DEV_ADDR_PREFIX;
    this.calls = new BrokerCalls(logger);
  }

  /** The prefixes of all brokers that respond. */
  async prefixes(): Promise<readonly PrefixMapping[]> {
    const ownMapping = { prefix: devAddrPrefixToText(this.ownPrefix), usage: everyUse };
    const found = await this.ask<readonly PrefixMapping[]>('return prefixes', {
      ofBroker: (link) => this.prefixesOf(link),
      isEnough: () => false,
      ownAnswer: () => [ownMapping],
    });
    return found.flat();
  }

  async take(usage: readonly string[]): Promise<DevAddr> {
    const [taken] = await this.ask('return DevAddr', {
      ofBroker: (link) => this.takeFrom(link, usage),
      isEnough: () => true,
      ownAnswer: () => this.takeOwn(usage),
    });
    if (taken === undefined) throw unavailable({ what: 'broker' });
    return taken;
  }

  private async prefixesOf({ clients, peer }: BrokerLink): Promise<readonly PrefixMapping[]> {
    const method = clients.addresses.getPrefixes.bind(clients.addresses);
    const found: lorawan.PrefixesResponse__Output = await callUnary(method, {}, this.asHandler());
    return found.prefixes.filter(({ prefix }) => {
      const block = parseDevAddrPrefix(prefix);
      return peer.prefixes.some((announced) => isWithinDevAddrPrefix(block, announced));
    });
  }

  private async takeFrom({ clients, peer }: BrokerLink, usage: readonly string[]): Promise<DevAddr> {
    const method = clients.addresses.getDevAddr.bind(clients.addresses);
    const request = { usage: [...usage] };
    const taken: lorawan.DevAddrResponse__Output = await callUnary(method, request, this.asHandler());
    const address = DevAddr(taken.dev_addr.toString('hex'));
    if (peer.prefixes.some((announced) => isInDevAddrPrefix(address, announced))) return address;
    throw foreignAddress({ dev_addr: address, id: peer.id });
  }

  private takeOwn(usage: readonly string[]): DevAddr {
    const isOffered = usage.every((word) => (everyUse as readonly string[]).includes(word));
    if (!isOffered) throw noPrefix({ usage: usage.join(' ') });
    const { ownPrefix: prefix, random } = this;
    return devAddrFromPrefix(prefix, random());
  }

  /** The results of all brokers that responded, or the first failure when none did. */
  private async ask<T>(
    what: string,
    { ofBroker, isEnough, ownAnswer }: AddressQuery<T>,
  ): Promise<readonly T[]> {
    const links = await reachableFor(what, this.links);
    if (links.length === 0) return [ownAnswer()];
    const { values, failure } = await this.calls.askAll(links, { what, ask: ofBroker, isEnough });
    if (values.length > 0) return values;
    if (isUnimplemented(failure)) return [ownAnswer()];
    throw saidByBroker(what, failure instanceof AppError ? failure : unavailable({ what: 'broker' }));
  }

  private asHandler() {
    return { peer: 'broker', metadata: this.identity.metadata(), deadlineMs: brokerDeadlineMs };
  }
}

interface AddressQuery<T> {
  readonly ofBroker: (link: BrokerLink) => Promise<T>;
  readonly isEnough: () => boolean;
  readonly ownAnswer: () => T;
}
