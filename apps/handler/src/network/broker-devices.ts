import { Metadata } from '@grpc/grpc-js';
import type { lorawan } from '@fieldpost/contracts';
import type { AppId, Eui } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { callUnary, toAppError } from '@fieldpost/transport';
import type { Device } from '../devices/device.js';
import type { BrokerLink } from './broker-link.js';
import type { BrokerLinks } from './broker-links.js';
import { toNetworkDevice, toNetworkState } from './network-device.js';
import { type Counters, NetworkDevices, type NetworkState } from './network.js';
import { hasNoNetworkServer, saidByBroker } from './network.errors.js';
import { reachableFor } from './reachable-for.js';

const neverSeen: NetworkState = { fCntUp: 0, fCntDown: 0, lastSeen: '0' };

const isNotFound = (thrown: unknown): boolean => thrown instanceof AppError && thrown.kind === 'not_found';

/** The network server behind the connected brokers; without any, devices live in the handler alone. */
export class BrokerDevices extends NetworkDevices {
  constructor(
    private readonly links: Pick<BrokerLinks, 'connected' | 'reachable' | 'areConfigured'>,
    private readonly ownId: string,
    private readonly logger: Logger,
  ) {
    super();
  }

  async get(appEui: Eui, devEui: Eui, token: string): Promise<NetworkState | undefined> {
    const links = await reachableFor('return device', this.links);
    if (links.length === 0) return neverSeen;
    let failure: unknown;
    for (const link of links) {
      const state = await stateAt(link, identifier(appEui, devEui), token).catch((thrown: unknown) => {
        failure ??= thrown;
        return undefined;
      });
      if (state) return state;
    }
    if (failure !== undefined) throw saidByBroker('return device', failure);
    return undefined;
  }

  async set(device: Device, counters: Counters, token: string): Promise<void> {
    const message = toNetworkDevice(device, counters);
    await this.all('set device', ({ clients }) =>
      callUnary(clients.devices.setDevice.bind(clients.devices), message, as(token)),
    );
  }

  async remove(appEui: Eui, devEui: Eui, token: string): Promise<void> {
    await this.all('delete device', async ({ clients }) => {
      try {
        const method = clients.devices.deleteDevice.bind(clients.devices);
        await callUnary(method, identifier(appEui, devEui), as(token));
      } catch (thrown) {
        if (!isNotFound(thrown)) throw thrown;
      }
    });
  }

  async registerApplication(appId: AppId, token: string): Promise<void> {
    const registration = { app_id: appId, handler_id: this.ownId };
    await Promise.all(
      this.links.connected().map(async ({ clients, peer }) => {
        try {
          const method = clients.manager.registerApplicationHandler.bind(clients.manager);
          await callUnary(method, registration, as(token));
        } catch (thrown) {
          const fields = { app_id: appId, broker_id: peer.id, error: toAppError(thrown).message };
          this.logger.warn(fields, 'broker did not register application');
        }
      }),
    );
  }

  private async all(what: string, ask: (link: BrokerLink) => Promise<unknown>): Promise<void> {
    const links = await reachableFor(what, this.links);
    await Promise.all(
      links.map((link) =>
        ask(link).catch((thrown: unknown) => {
          if (!hasNoNetworkServer(thrown)) throw saidByBroker(what, thrown);
        }),
      ),
    );
  }
}

/** Undefined when the network server behind this broker does not know the device. */
async function stateAt(
  { clients }: BrokerLink,
  device: lorawan.DeviceIdentifier,
  token: string,
): Promise<NetworkState | undefined> {
  try {
    const method = clients.devices.getDevice.bind(clients.devices);
    return toNetworkState(await callUnary(method, device, as(token)));
  } catch (thrown) {
    if (isNotFound(thrown)) return undefined;
    if (hasNoNetworkServer(thrown)) return neverSeen;
    throw thrown;
  }
}

const identifier = (appEui: Eui, devEui: Eui) => ({
  app_eui: Buffer.from(appEui, 'hex'),
  dev_eui: Buffer.from(devEui, 'hex'),
});

/** The caller's own token, passed through: the network server checks the same rights once more. */
function as(token: string) {
  const metadata = new Metadata();
  metadata.set('token', token);
  return { peer: 'broker', metadata };
}
