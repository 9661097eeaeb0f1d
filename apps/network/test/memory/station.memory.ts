import { StationServer } from '../../src/gateways/station/station-server.js';
import { UnregisteredGateways } from '../../src/gateways/unregistered-gateways.js';
import { eui, GatewayNetwork, key } from './gateways.memory.js';

export { eui, frame, key } from './gateways.memory.js';
export const joinRequest = Buffer.from('002400007ef0d5b370070605040302010034120a0b0c0d', 'hex');

/** A network with the server for stations. */
export class StationNetwork extends GatewayNetwork {
  readonly unregistered = new UnregisteredGateways();
  server!: StationServer;

  async start(settings: object = {}): Promise<void> {
    await this.makeCertificate();
    this.server = new StationServer(
      {
        ...{ FIELDPOST_LISTEN_HOST: '127.0.0.1', NETWORK_STATION_PORT: 0, FIELDPOST_TRUSTED_PROXIES: [] },
        ...{ FIELDPOST_MAX_CONNECTIONS: 0, FIELDPOST_MAX_CONNECTIONS_PER_ADDRESS: 0 },
        ...settings,
      } as never,
      this.log,
      this.ownCertificate,
      this.directory as never,
      this.credentials,
      this.unregistered,
      this.traffic,
      this.registry,
      this.owners,
    );
    await this.server.onApplicationBootstrap();
  }

  get uri(): string {
    return `wss://localhost:${this.server.port}`;
  }

  /** Options of a station with the key of its gateway. */
  get station() {
    return { server: this.uri, eui, ca: this.certificate.cert, authorization: `Bearer ${key}` };
  }
}
