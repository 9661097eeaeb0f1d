import {
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServerWritableStream,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { loadContract } from '@fieldpost/contracts';
import { makeCertificate } from '@fieldpost/testing';
import { brokerId, brokerPublicKey } from './broker-key.js';

type Subscription = ServerWritableStream<object, Buffer>;
type Publication = ServerReadableStream<object, object>;
type Done = (error: null, answer: object) => void;

const contract = loadContract('broker/broker.proto', 'discovery/discovery.proto');
const discovery = contract['discovery.Discovery'] as ServiceDefinition;
const broker = contract['broker.Broker'] as ServiceDefinition;

/** Encoded messages of `Subscribe`. */
export const encodeUplink = (message: object): Buffer =>
  broker['Subscribe']?.responseSerialize(message) ?? Buffer.of();

/** A broker and a discovery that announces it, on one port; uplinks are encoded beforehand. */
export class LoadBroker {
  private readonly server = new Server();
  private subscription: Subscription | undefined;
  private waiting: (() => void)[] = [];
  private taken = 0;

  /** Resolves with the addresses for a handler. */
  async listen(): Promise<{ readonly port: number; readonly certificate: string }> {
    const { cert, key } = await makeCertificate(new Date());
    let port = 0;
    this.server.addService(
      discovery,
      announcing(() => ({ port, certificate: cert })),
    );
    const raw = { ...broker['Subscribe'], responseSerialize: (bytes: Buffer) => bytes };
    this.server.addService({ ...broker, Subscribe: raw } as ServiceDefinition, this.streams());
    const pair = { cert_chain: Buffer.from(cert), private_key: Buffer.from(key) };
    port = await new Promise<number>((resolve, reject) => {
      const tls = ServerCredentials.createSsl(null, [pair]);
      this.server.bindAsync('127.0.0.1:0', tls, (error, bound) => (error ? reject(error) : resolve(bound)));
    });
    return { port, certificate: cert };
  }

  /** Resolves when a handler has subscribed. */
  async subscribed(): Promise<void> {
    if (!this.subscription) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  send(uplink: Buffer): void {
    this.subscription?.write(uplink);
  }

  /** Downlinks received so far. */
  get downlinks(): number {
    return this.taken;
  }

  private streams() {
    return {
      Subscribe: (call: Subscription) => {
        this.subscription = call;
        call.on('cancelled', () => {
          if (this.subscription === call) this.subscription = undefined;
        });
        call.sendMetadata(call.metadata.clone());
        this.waiting.splice(0).forEach((resolve) => resolve());
      },
      Publish: (call: Publication) => {
        call.sendMetadata(call.metadata.clone());
        call.on('data', () => (this.taken += 1));
        call.on('error', () => undefined);
      },
    };
  }
}

/** Lists the broker and accepts every announcement. */
const announcing = (own: () => { readonly port: number; readonly certificate: string }) => {
  const accept = (_call: unknown, done: Done) => done(null, {});
  return {
    Announce: accept,
    AddMetadata: accept,
    DeleteMetadata: accept,
    GetAll: ({ request }: { readonly request: { readonly service_name: string } }, done: Done) => {
      const { port, certificate } = own();
      const self = {
        id: brokerId,
        service_name: 'broker',
        net_address: `localhost:${port}`,
        certificate,
        public_key: brokerPublicKey,
      };
      done(null, { services: request.service_name === 'broker' ? [self] : [] });
    },
  };
};
