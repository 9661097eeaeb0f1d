import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type {
  handleBidiStreamingCall,
  Server,
  ServiceDefinition,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { PackageDefinition } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { protoPath as healthFile } from 'grpc-health-check';
import { type ContractFile, describeContract } from '@fieldpost/contracts';

type Handler = handleBidiStreamingCall<unknown, unknown>;
type Services = Map<string, readonly [ServiceDefinition, Handler]>;

/** The method of grpc.reflection.v1.ServerReflection and of v1alpha. */
const method = 'ServerReflectionInfo';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@grpc/reflection/package.json')),
  'build',
);
const reflectionFiles = ['v1', 'v1alpha'].map((version) =>
  join(folder, `proto/grpc/reflection/${version}/reflection.proto`),
);
const ownServices = [
  'grpc.health.v1.Health',
  'grpc.reflection.v1.ServerReflection',
  'grpc.reflection.v1alpha.ServerReflection',
];

/**
 * Server reflection with complete descriptors of the contract, health and reflection itself. They are made for the first
 * request: most servers never get one, and it takes 0.1 s.
 */
export function addReflection(server: Pick<Server, 'addService'>, contract: readonly ContractFile[]): void {
  let complete: Services | undefined;
  const handlerOf = (path: string) => {
    complete ??= reflectionOf(contract);
    return complete.get(path)?.[1];
  };
  for (const [path, [definition]] of servicesOf({}, [])) {
    const handle: Handler = (stream) => {
      handlerOf(path)?.(stream);
      readAsWritten(stream);
    };
    server.addService(definition, { [method]: handle });
  }
}

/** The library responds to every request at once, also when the client does not read. */
function readAsWritten(stream: Parameters<Handler>[0]): void {
  stream.on('data', () => void (stream.writableNeedDrain && stream.pause()));
  stream.on('drain', () => void stream.resume());
}

function reflectionOf(contract: readonly ContractFile[]): Services {
  const { files, services } = describeContract(contract, [healthFile, ...reflectionFiles]);
  const message = { format: 'Protocol Buffer 3 DescriptorProto', type: {}, fileDescriptorProtos: files };
  return servicesOf({ contract: message } as unknown as PackageDefinition, [...services, ...ownServices]);
}

/** What the library would add to a server, by the path of its method. */
function servicesOf(definition: PackageDefinition, listed: string[]): Services {
  const added: Services = new Map();
  new ReflectionService(definition, { services: listed }).addToServer({
    addService: (service, implementation: UntypedServiceImplementation) =>
      void added.set(service[method]?.path ?? '', [service, implementation[method] as Handler]),
  });
  return added;
}
