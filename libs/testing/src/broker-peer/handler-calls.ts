import { credentials, Metadata } from '@grpc/grpc-js';
import { type broker, type discovery, type handler, loadClients } from '@fieldpost/contracts';
import { unary } from '../clients/unary.js';
import { networkToken, type PeerIdentity } from './identity.js';

type Handler = discovery.Announcement__Output;
type Challenge = broker.ActivationChallengeRequest;
type ChallengeAnswer = broker.ActivationChallengeResponse__Output;
type Activation = broker.DeduplicatedDeviceActivationRequest;
/** The response of a handler to a join request that it accepts. */
export type Acceptance = handler.DeviceActivationResponse__Output;

/** The calls of a broker to a handler, at the address and with the certificate that the handler announced. */
export class HandlerCalls {
  constructor(
    private readonly identity: PeerIdentity,
    private readonly netAddress: () => string,
  ) {}

  /** The join request with the MIC that this handler computed. */
  async challenge(to: Handler, request: Challenge): Promise<Buffer> {
    return this.withClient(to, async (client, metadata) => {
      const challenge = client.activationChallenge.bind(client);
      const answer = await unary<Challenge, ChallengeAnswer>(challenge, request, metadata);
      return answer.message.payload;
    });
  }

  async activate(to: Handler, request: Activation): Promise<Acceptance> {
    return this.withClient(to, async (client, metadata) => {
      const activate = client.activate.bind(client);
      return (await unary<Activation, Acceptance>(activate, request, metadata)).message;
    });
  }

  private async withClient<T>(
    { net_address: addresses, certificate }: Handler,
    work: (client: handler.HandlerClient, metadata: Metadata) => Promise<T>,
  ): Promise<T> {
    const { handler } = loadClients('handler/handler.proto');
    const [address = ''] = addresses.split(',');
    const client = new handler.Handler(address, credentials.createSsl(Buffer.from(certificate)));
    try {
      return await work(client, this.metadata());
    } finally {
      client.close();
    }
  }

  /**
   * Go components send their token twice: once for the connection, once for the call
   * (docs/protocol/network-calls.md#duplicate-metadata).
   */
  private metadata(): Metadata {
    const metadata = new Metadata();
    const token = networkToken(this.identity, Date.now());
    const values = [
      ['id', this.identity.id],
      ['service-name', 'broker'],
      ['service-version', '2.0.0-peer (test)'],
      ['net-address', this.netAddress()],
      ['token', token],
      ['token', token],
    ] as const;
    for (const [key, value] of values) metadata.add(key, value);
    return metadata;
  }
}
