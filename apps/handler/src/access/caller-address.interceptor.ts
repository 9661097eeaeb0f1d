import type { Metadata, ServerUnaryCall } from '@grpc/grpc-js';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { addressOfPeer, setCallerAddress } from './caller-address.js';

/** Stands before gRPC methods that look at access keys: notes where the call comes from. */
@Injectable()
export class CallerAddressInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const metadata = context.switchToRpc().getContext<Metadata>();
    const call = context.getArgByIndex<ServerUnaryCall<unknown, unknown>>(2);
    setCallerAddress(metadata, addressOfPeer(call.getPeer()));
    return next.handle();
  }
}
