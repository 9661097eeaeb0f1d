import { Server, ServerCredentials, type ServiceDefinition } from '@grpc/grpc-js';
import type { Certificate } from '@fieldpost/testing';

type Implementation = Parameters<Server['addService']>[1];

/** A TLS gRPC server of a test on a free port of 127.0.0.1; `stop` ends its connections at once. */
export async function startGrpcPeer(
  { cert, key }: Certificate,
  services: readonly (readonly [{ readonly service: ServiceDefinition }, Implementation])[],
  port = 0,
) {
  const server = new Server();
  for (const [client, implementation] of services) server.addService(client.service, implementation);
  const pair = { cert_chain: Buffer.from(cert), private_key: Buffer.from(key) };
  const bound = await new Promise<number>((resolve, reject) => {
    const credentials = ServerCredentials.createSsl(null, [pair]);
    server.bindAsync(`127.0.0.1:${String(port)}`, credentials, (error, taken) =>
      error ? reject(error) : resolve(taken),
    );
  });
  return { port: bound, stop: () => server.forceShutdown() };
}
