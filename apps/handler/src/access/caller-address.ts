import type { Metadata, ServerUnaryCall } from '@grpc/grpc-js';
import { addressOfPeer, metadataValue } from '@fieldpost/transport';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';

/** Runs before gRPC methods that check access keys: records the address of the caller. */
@Injectable()
export class CallerAddressInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const metadata = context.switchToRpc().getContext<Metadata>();
    const call = context.getArgByIndex<ServerUnaryCall<unknown, unknown>>(2);
    setCallerAddress(metadata, addressOfPeer(call.getPeer()));
    return next.handle();
  }
}

/** Metadata key to which the servers write the caller's network address, replacing any value of the caller. */
const name = 'fieldpost-caller-address';

/** Network address of the caller; empty when unknown. */
export const callerAddress = (metadata: Metadata): string => metadataValue(metadata, name);

export const setCallerAddress = (metadata: Metadata, address: string): void => metadata.set(name, address);
