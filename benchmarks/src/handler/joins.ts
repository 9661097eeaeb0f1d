import { credentials, Metadata } from '@grpc/grpc-js';
import { type broker, type handler, loadClients } from '@fieldpost/contracts';
import { Eui, parseDevAddrPrefix } from '@fieldpost/domain';
import {
  DeviceSimulator,
  NetworkDevices,
  prepareActivation,
  standardReception,
  unary,
  withoutMic,
} from '@fieldpost/testing';
import { brokerId, brokerToken } from './broker-key.js';
import { appEui, appKeyOf, euiOf, idOf } from './fleet.js';
import type { HandlerServer } from './server.js';

type Challenge = broker.ActivationChallengeRequest;
type Activation = broker.DeduplicatedDeviceActivationRequest;

const atOnce = 16;

/** Devices that join repeatedly, with the two calls of a broker per join. */
export class Joins {
  private readonly devices = new NetworkDevices();
  private readonly client: handler.HandlerClient;
  private made = 0;

  constructor(
    { grpcPort, certificate }: Pick<HandlerServer, 'grpcPort' | 'certificate'>,
    appId: string,
    private readonly places: readonly number[],
  ) {
    const { Handler } = loadClients('handler/handler.proto').handler;
    this.client = new Handler(`localhost:${grpcPort}`, credentials.createSsl(Buffer.from(certificate)));
    for (const place of places) this.devices.set(registered(appId, place));
  }

  /** Joins concurrently for this time; resolves with the number of joins. */
  async run(milliseconds: number): Promise<number> {
    const until = performance.now() + milliseconds;
    const before = this.made;
    const line = async () => {
      while (performance.now() < until) await this.join();
    };
    await Promise.all(Array.from({ length: atOnce }, line));
    return this.made - before;
  }

  close(): void {
    this.client.close();
  }

  private async join(): Promise<void> {
    const turn = this.made;
    this.made += 1;
    const place = this.places[turn % this.places.length] ?? 0;
    const devNonce = Buffer.alloc(2);
    devNonce.writeUInt16BE(Math.floor(turn / this.places.length) + 1);
    const identity = { appEui, devEui: Eui(euiOf(place)), appKey: appKeyOf(place) };
    const request = DeviceSimulator.otaa(identity).joinRequest(devNonce);
    const reception = standardReception(Date.now());
    const activation = prepareActivation(this.devices, request, { prefix, reception, routerId: 'router' });
    const names = { app_id: activation.app_id ?? '', dev_id: activation.dev_id ?? '' };
    const asked = { ...names, ...euisOf(place), payload: withoutMic(request) };
    const challenge = this.client.activationChallenge.bind(this.client);
    await unary<Challenge, unknown>(challenge, asked, brokerMetadata());
    const activate = this.client.activate.bind(this.client);
    await unary<Activation, unknown>(activate, activation, brokerMetadata());
  }
}

const prefix = parseDevAddrPrefix('26000000/20');

function brokerMetadata(): Metadata {
  const metadata = new Metadata();
  metadata.set('id', brokerId);
  metadata.set('service-name', 'broker');
  metadata.set('token', brokerToken());
  return metadata;
}

const euisOf = (place: number) => ({
  app_eui: Buffer.from(appEui, 'hex'),
  dev_eui: Buffer.from(euiOf(place), 'hex'),
});

const registered = (appId: string, place: number) => ({
  app_id: appId,
  dev_id: idOf(place),
  ...euisOf(place),
  dev_addr: Buffer.alloc(0),
  nwk_s_key: Buffer.alloc(0),
  app_s_key: Buffer.alloc(0),
  app_key: Buffer.alloc(0),
  disable_f_cnt_check: false,
  uses32_bit_f_cnt: true,
  activation_constraints: 'local',
  f_cnt_up: 0,
  f_cnt_down: 0,
  last_seen: '0',
  used_dev_nonces: [],
  used_app_nonces: [],
});
