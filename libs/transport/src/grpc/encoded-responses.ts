import type { MethodDefinition, PackageDefinition, ServiceDefinition } from '@grpc/proto-loader';

/** An encoded message that a handler returns in its place, such as one that is cached. */
export type Encoded<Message> = Buffer & Message;

const acceptEncoded = (method: MethodDefinition<object, object>): MethodDefinition<object, object> => ({
  ...method,
  responseSerialize: (message) => (Buffer.isBuffer(message) ? message : method.responseSerialize(message)),
});

/** The same contract, whose servers send encoded messages unchanged. */
export const withEncodedResponses = (contract: PackageDefinition): PackageDefinition =>
  Object.fromEntries(
    Object.entries(contract).map(([name, definition]) => {
      if ('format' in definition) return [name, definition];
      const methods = Object.entries(definition as ServiceDefinition);
      return [name, Object.fromEntries(methods.map(([key, method]) => [key, acceptEncoded(method)]))];
    }),
  );
