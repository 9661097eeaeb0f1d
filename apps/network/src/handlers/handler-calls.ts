import { Injectable } from '@nestjs/common';
import { type Peer, peerChannel, trusting } from '@fieldpost/components';
import { type broker, type handler, loadClients } from '@fieldpost/contracts';
import { callUnary } from '@fieldpost/transport';
import { LRUCache } from 'lru-cache';
import { BrokerIdentity } from '../components/own-components.js';

type Activation = broker.DeduplicatedDeviceActivationRequest;

const mostClients = 100;
/** A device waits five seconds for its join accept. */
const deadlineMs = 4_000;

const { Handler } = loadClients('handler/handler.proto').handler;

/** The calls to handlers when a device joins, at the address and with the certificate that they announce. */
@Injectable()
export class HandlerCalls {
  private readonly clients = new LRUCache<string, handler.HandlerClient>({
    max: mostClients,
    dispose: (client) => client.close(),
  });

  constructor(private readonly identity: BrokerIdentity) {}

  /** The join request with the MIC that this handler computed. */
  async challenge(peer: Peer, request: broker.ActivationChallengeRequest): Promise<Buffer> {
    const client = this.clientOf(peer);
    const method = client.activationChallenge.bind(client);
    const response: broker.ActivationChallengeResponse__Output = await callUnary(
      method,
      request,
      this.options(),
    );
    return response.payload;
  }

  async activate(peer: Peer, request: Activation): Promise<handler.DeviceActivationResponse__Output> {
    const client = this.clientOf(peer);
    return callUnary(client.activate.bind(client), request, this.options());
  }

  onApplicationShutdown(): void {
    this.clients.clear();
  }

  private clientOf({ netAddress, certificate }: Peer): handler.HandlerClient {
    const key = `${netAddress} ${certificate}`;
    const known = this.clients.get(key);
    if (known) return known;
    const client = new Handler(netAddress, trusting(certificate), peerChannel);
    this.clients.set(key, client);
    return client;
  }

  private options() {
    return { peer: 'handler', metadata: this.identity.metadata(), deadlineMs };
  }
}
