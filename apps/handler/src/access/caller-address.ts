import type { Metadata } from '@grpc/grpc-js';
import { metadataValue } from '@fieldpost/transport';

/** Where the doors write the caller's network address, over whatever a caller has sent under this name. */
const name = 'fieldpost-caller-address';

/** Where the call comes from; empty when its door did not say. */
export const callerAddress = (metadata: Metadata): string => metadataValue(metadata, name);

export const setCallerAddress = (metadata: Metadata, address: string): void => metadata.set(name, address);

/** The address in what gRPC calls a peer, such as `192.0.2.1:50000` or `[2001:db8::1]:50000`; empty for another form. */
export function addressOfPeer(peer: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\]|(.+)):\d+$/.exec(peer) ?? [];
  return bracketed ?? plain ?? '';
}
