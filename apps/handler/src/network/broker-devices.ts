import { Inject, Injectable } from '@nestjs/common';
import { Metadata } from '@grpc/grpc-js';
import type { lorawan } from '@fieldpost/contracts';
import { type AppId, type AppRight, radioMembers, standardRadio } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { callUnary } from '@fieldpost/transport';
import type { Device } from '../devices/device.js';
import { BrokerCalls, brokerDeadlineMs, reachableFor } from './broker-calls.js';
import type { BrokerLink } from './broker-link.js';
import { BrokerLinks } from './broker-links.js';
import { notAsked } from '../devices/device.message.js';
import {
  type Counters,
  type DeviceKey,
  NetworkDevices,
  type NetworkState,
} from '../devices/network-devices.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { NetworkTokens } from './network-tokens.js';
import { isUnimplemented, saidByBroker } from './network.errors.js';

const standardConstraints = 'local';

/**
 * A device as the network server gets it (docs/protocol/brokers.md#devices-at-the-network-server). AppKey, AppSKey and
 * nonces stay in the handler; half a session is none, so that address and key come both or not at all.
 */
const toNetworkDevice = (device: Device, { fCntUp, fCntDown }: Counters): lorawan.Device => ({
  app_eui: Buffer.from(device.appEui, 'hex'),
  dev_eui: Buffer.from(device.devEui, 'hex'),
  app_id: device.appId,
  dev_id: device.devId,
  ...(device.devAddr &&
    device.nwkSKey && { dev_addr: Buffer.from(device.devAddr, 'hex'), nwk_s_key: device.nwkSKey }),
  f_cnt_up: fCntUp,
  f_cnt_down: fCntDown,
  disable_f_cnt_check: device.options.disableFCntCheck,
  uses32_bit_f_cnt: device.options.uses32BitFCnt,
  activation_constraints: device.options.activationConstraints || standardConstraints,
  ...radioMembers({ ...standardRadio, ...device.radio }),
});

const toNetworkState = (device: lorawan.Device__Output): NetworkState => ({
  fCntUp: device.f_cnt_up,
  fCntDown: device.f_cnt_down,
  lastSeen: device.last_seen,
});

const isNotFound = (thrown: unknown): boolean => thrown instanceof AppError && thrown.kind === 'not_found';

/**
 * The network servers behind the connected brokers; without any, only the handler has the devices. A broker that
 * rejects or does not respond is treated as disconnected while another one responds.
 */
@Injectable()
export class BrokerDevices extends NetworkDevices {
  private readonly calls: BrokerCalls;

  constructor(
    @Inject(BrokerLinks)
    private readonly links: Pick<BrokerLinks, 'connected' | 'reachable' | 'areConfigured'>,
    @Inject(NetworkTokens) private readonly tokens: Pick<NetworkTokens, 'narrowed'>,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_ID'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
    this.calls = new BrokerCalls(logger);
  }

  async get(key: DeviceKey, token: string): Promise<NetworkState | undefined> {
    const what = 'return device';
    const links = await reachableFor(what, this.links);
    if (links.length === 0) return notAsked;
    const options = await this.as(key.appId, 'devices', token);
    const { values, failure } = await this.calls.askAll(links, {
      what,
      ask: (link) => stateAt(link, identifier(key), options),
      isEnough: (state) => state !== undefined,
    });
    const state = values.find((found) => found !== undefined);
    if (state) return state;
    if (values.length === 0) throw saidByBroker(what, failure);
    // A broker that could not say may be the one that knows the device: it is not called unknown for that.
    return failure === undefined && values.length === links.length ? undefined : notAsked;
  }

  async set(device: Device, counters: Counters, token: string): Promise<void> {
    const message = toNetworkDevice(device, counters);
    await this.all('set device', { appId: device.appId, token }, ({ clients }, options) =>
      callUnary(clients.devices.setDevice.bind(clients.devices), message, options),
    );
  }

  async remove(key: DeviceKey, token: string): Promise<void> {
    await this.all('delete device', { appId: key.appId, token }, async ({ clients }, options) => {
      try {
        const method = clients.devices.deleteDevice.bind(clients.devices);
        await callUnary(method, identifier(key), options);
      } catch (thrown) {
        if (!isNotFound(thrown)) throw thrown;
      }
    });
  }

  async registerApplication(appId: AppId, token: string): Promise<void> {
    const what = 'register application';
    const { logger, settings } = this;
    const ownId = settings.HANDLER_ID;
    const registration = { app_id: appId, handler_id: ownId };
    const links = this.links.connected();
    if (links.length === 0) return;
    try {
      const options = await this.as(appId, 'settings', token);
      await this.calls.askAll(links, {
        what,
        ask: ({ clients }) =>
          callUnary(clients.manager.registerApplicationHandler.bind(clients.manager), registration, options),
      });
    } catch (thrown) {
      logger.warn(
        { app_id: appId, error: (thrown as Error).message },
        'application not registered at brokers',
      );
    }
  }

  /** Done when one broker has done it; where none has, the first failure says why. */
  private async all(
    what: string,
    { appId, token }: { readonly appId: AppId; readonly token: string },
    ask: (link: BrokerLink, options: CallOptions) => Promise<unknown>,
  ): Promise<void> {
    const links = await reachableFor(what, this.links);
    if (links.length === 0) return;
    const options = await this.as(appId, 'devices', token);
    const { values, failure } = await this.calls.askAll(links, {
      what,
      ask: (link) => unlessAlone(ask(link, options)),
    });
    if (values.length === 0) throw saidByBroker(what, failure);
  }

  /** With a token for this application and this right only: the network server checks it again. */
  private async as(appId: AppId, right: AppRight, token: string): Promise<CallOptions> {
    const metadata = new Metadata();
    metadata.set('token', await this.tokens.narrowed({ appId, right, token }));
    return { peer: 'broker', metadata, deadlineMs: brokerDeadlineMs };
  }
}

interface CallOptions {
  readonly peer: string;
  readonly metadata: Metadata;
  readonly deadlineMs: number;
}

/** A broker without a network server has nothing to do. */
async function unlessAlone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (thrown) {
    if (!isUnimplemented(thrown)) throw thrown;
  }
}

/** Undefined when the network server behind this broker does not know the device. */
async function stateAt(
  { clients }: BrokerLink,
  device: lorawan.DeviceIdentifier,
  options: CallOptions,
): Promise<NetworkState | undefined> {
  try {
    const method = clients.devices.getDevice.bind(clients.devices);
    return toNetworkState(await callUnary(method, device, options));
  } catch (thrown) {
    if (isNotFound(thrown)) return undefined;
    if (isUnimplemented(thrown)) return notAsked;
    throw thrown;
  }
}

const identifier = ({ appEui, devEui }: DeviceKey) => ({
  app_eui: Buffer.from(appEui, 'hex'),
  dev_eui: Buffer.from(devEui, 'hex'),
});
