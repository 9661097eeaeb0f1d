import { accessSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { MessageTypeDefinition } from '@grpc/proto-loader';
import protobuf from 'protobufjs';
import type { ContractTypes } from './contract-types.js';
import { type Merged, includeDirs, protoRoot } from './loader.js';

type Public = Merged<
  ContractTypes[
    | 'discovery/discovery.proto'
    | 'lorawan/device.proto'
    | 'lorawan/device_address.proto'
    | 'monitor/monitor.proto']
>;

type Package<P extends keyof Public & string, T = Public[P]> = {
  [
    M in keyof T & string as T[M] extends MessageTypeDefinition<infer _I, infer _O> ? `${P}.${M}` : never
  ]: T[M];
};

/** The messages of the public contract by full name, such as `handler.Device`. */
export type Messages = Package<'api'> &
  Package<'broker'> &
  Package<'discovery'> &
  Package<'gateway'> &
  Package<'handler'> &
  Package<'lorawan'> &
  Package<'networkserver'> &
  Package<'protocol'> &
  Package<'router'> &
  Package<'trace'> & { readonly 'google.protobuf.Empty': Public['google']['protobuf']['Empty'] };

/** Full name of a message of the public contract. */
export type MessageName = keyof Messages;

/** What an encoder takes for a message: fields may be missing. */
export type Input<N extends MessageName> =
  Messages[N] extends MessageTypeDefinition<infer I, infer _> ? I : never;

/** What a decoder gives for a message: fields without a value have their default. */
export type Output<N extends MessageName> =
  Messages[N] extends MessageTypeDefinition<infer _, infer O> ? O : never;

/** The files of the public contract; the others are imported by them. */
export const contractFiles = [
  'discovery/discovery.proto',
  'lorawan/device.proto',
  'lorawan/device_address.proto',
  'monitor/monitor.proto',
];

const isReadable = (path: string): boolean => {
  try {
    accessSync(path);
    return true;
  } catch {
    return false;
  }
};

/** Reads `.proto` files, and what they import, into a new tree of types and fields. */
export function loadRoot(paths: readonly string[], options: protobuf.IParseOptions = {}): protobuf.Root {
  const root = new protobuf.Root();
  root.resolvePath = (_origin, target) =>
    isAbsolute(target) ? target : (includeDirs.map((dir) => join(dir, target)).find(isReadable) ?? target);
  root.loadSync([...paths], { keepCase: true, ...options });
  root.resolveAll();
  return root;
}

let loaded: protobuf.Root | undefined;

/** The public contract as a tree of types and fields, in the order of declaration. Read once per process. */
export function reflection(): protobuf.Root {
  loaded ??= loadRoot(contractFiles.map((file) => join(protoRoot, file)));
  return loaded;
}
