import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPackageDefinition } from '@grpc/grpc-js';
import { fromJSON, type Options, type PackageDefinition } from '@grpc/proto-loader';
import type { ContractTypes } from './contract-types.js';
import { declared } from './declared.js';
import { loaderOptions as generatedOptions } from './generated/loader-options.js';

/** A `.proto` file that holds services, as a path below `protos/`. */
export type ContractFile = keyof ContractTypes;

/** One type that has everything the members of a union have. */
export type Merged<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Folder of the `.proto` files: three levels up from the sources, from a build and in an image alike. */
export const protoRoot = fileURLToPath(new URL('../../../protos', import.meta.url));

/** Where imports of `.proto` files are found: our own, then the `google/api` files of the loader. */
export const includeDirs: readonly string[] = [
  protoRoot,
  dirname(createRequire(import.meta.url).resolve('protobufjs/package.json')),
];

/** The one configuration of the loader: snake_case names, 64-bit integers and enums as strings, defaults filled in. */
export const loaderOptions: Readonly<Options> = generatedOptions;

const definitions = new Map<string, PackageDefinition>();
const namespaces = new Map<string, unknown>();

/** Computes a value for a set of files once per process: it takes milliseconds and never changes. */
function once<T>(known: Map<string, T>, files: readonly string[], make: () => T): T {
  const slot = [...files].sort().join();
  const value = known.get(slot) ?? make();
  known.set(slot, value);
  return value;
}

/** Absolute path of a contract file. */
export const protoFile = (file: ContractFile): string => join(protoRoot, file);

/** Message and service definitions of these files and of everything they import, for servers. */
export const loadContract = (...files: readonly ContractFile[]): PackageDefinition =>
  once(definitions, files, () => fromJSON(declared(files), loaderOptions));

/** The same as grpc-js namespaces, for clients: `new (loadClients('broker/broker.proto').broker.Broker)(address, …)`. */
export const loadClients = <F extends ContractFile>(...files: readonly F[]): Merged<ContractTypes[F]> =>
  once(namespaces, files, () => loadPackageDefinition(loadContract(...files))) as Merged<ContractTypes[F]>;

/** Makes a message of its bytes, and back. */
export interface MessageCodec {
  readonly serialize: (message: object) => Buffer;
  /** Throws when the bytes are no such message. */
  readonly deserialize: (bytes: Buffer) => object;
}

/** Codecs of messages of these files by their full names, for protocols other than gRPC. */
export function messageCodecs(...files: readonly ContractFile[]): (name: string) => MessageCodec {
  const contract = loadContract(...files);
  // The definitions have codecs, which the types of the library leave out.
  return (name) => contract[name] as unknown as MessageCodec;
}
