import type { EventEmitter } from 'node:events';
import {
  type ClientReadableStream,
  type ClientWritableStream,
  credentials,
  type Metadata,
  Server,
  ServerCredentials,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { type broker, type handler, loadClients, loadContract } from '@fieldpost/contracts';
import { joinRequestMic, parseJoinAcceptTemplate, sealJoinAccept, sessionKeys } from '@fieldpost/lorawan';
import { bindServer } from '../fakes/bind-server.js';
import { metadataOf } from '../clients/unary.js';
import { Mailbox } from '../waiting/mailbox.js';
import { joinVector } from '../devices/vectors.js';
import { networkToken, type PeerIdentity } from './identity.js';

const { appKey } = joinVector.identity;

/** A minimal handler for the tests of the peer itself. It knows one device: the join vector's. */
export class StandInHandler {
  readonly uplinks = new Mailbox<broker.DeduplicatedUplinkMessage__Output>('uplink');
  /** Metadata of the last call of the broker. */
  lastMetadata: Metadata | undefined;
  /** Set for a handler that does not know the device. */
  knownKey = appKey;
  private readonly server = new Server();
  private client: broker.BrokerClient | undefined;
  private subscription: ClientReadableStream<broker.DeduplicatedUplinkMessage__Output> | undefined;
  private publication: ClientWritableStream<broker.DownlinkMessage> | undefined;

  constructor(private readonly identity: PeerIdentity) {}

  /** Serves joins; resolves with the port. */
  listen(): Promise<number> {
    const contract = loadContract('handler/handler.proto');
    this.server.addService(contract['handler.Handler'] as ServiceDefinition, this.service());
    const pair = { cert_chain: Buffer.from(this.identity.cert), private_key: Buffer.from(this.identity.key) };
    return bindServer(this.server, ServerCredentials.createSsl(null, [pair]));
  }

  /** Opens both streams; resolves when the broker has accepted them, rejects with its rejection. */
  async connect({ net_address = '', certificate = '' }: BrokerAddress, token = this.token): Promise<void> {
    const client = this.clientOf(net_address, certificate);
    const metadata = metadataOf({ id: this.identity.id, 'service-name': 'handler' });
    // As Go components do: the token once for the connection and an empty one for the call.
    for (const value of [token, '']) metadata.add('token', value);
    this.subscription = client.subscribe({}, metadata);
    this.subscription.on('data', (message: broker.DeduplicatedUplinkMessage__Output) =>
      this.uplinks.put(message.dev_id, message),
    );
    await accepted(this.subscription);
    this.publication = client.publish(metadata, () => undefined);
    await accepted(this.publication);
  }

  /** Hands a downlink to the broker. */
  send(message: broker.DownlinkMessage): void {
    this.publication?.write(message);
  }

  close(): void {
    this.subscription?.cancel();
    this.publication?.cancel();
    this.client?.close();
    this.server.forceShutdown();
  }

  private get token(): string {
    return networkToken(this.identity, Date.now());
  }

  private clientOf(address: string, certificate: string): broker.BrokerClient {
    const { broker } = loadClients('broker/broker.proto');
    this.client?.close();
    this.client = new broker.Broker(address, credentials.createSsl(Buffer.from(certificate)));
    return this.client;
  }

  private service(): handler.HandlerHandlers {
    return {
      ActivationChallenge: (call, callback) => {
        this.lastMetadata = call.metadata;
        const payload = Buffer.from(call.request.payload);
        payload.set(joinRequestMic(this.knownKey, payload), payload.length - 4);
        callback(null, { payload });
      },
      Activate: (call, callback) => callback(null, accept(call.request)),
    };
  }
}

interface BrokerAddress {
  readonly net_address?: string;
  readonly certificate?: string;
}

function accept(
  request: broker.DeduplicatedDeviceActivationRequest__Output,
): handler.DeviceActivationResponse {
  const template = request.response_template?.payload ?? Buffer.alloc(0);
  const { netId } = parseJoinAcceptTemplate(template);
  const appNonce = Buffer.from('AE3B1C', 'hex');
  const keys = sessionKeys({ appKey, appNonce, netId, devNonce: joinVector.devNonce });
  return {
    payload: sealJoinAccept(appKey, { template, appNonce }),
    downlink_option: request.response_template?.downlink_option ?? null,
    activation_metadata: {
      lorawan: { ...request.activation_metadata?.lorawan, nwk_s_key: keys.nwkSKey },
    },
  };
}

/** A broker sends headers as soon as it has accepted a stream. */
function accepted(stream: EventEmitter): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('metadata', () => resolve());
    stream.on('error', reject);
  });
}
