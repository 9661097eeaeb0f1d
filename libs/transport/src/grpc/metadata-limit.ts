import { type Metadata, ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';

/** Bytes of names and values of the metadata of one call (docs/protocol/grpc.md#call-metadata). */
export const maxMetadataBytes = 16 * 1024;

function sizeOf(metadata: Metadata): number {
  let size = 0;
  for (const [name, values] of Object.entries(metadata.toJSON()))
    for (const value of values) size += name.length + value.length;
  return size;
}

/** Rejects calls with more metadata: `grpc.max_metadata_size` only advises clients, and Node takes up to 64 KiB. */
export const limitMetadata: ServerInterceptor = (_method, call) =>
  new ServerInterceptingCall(call, {
    start: (next) =>
      next({
        onReceiveMetadata: (metadata, go) => {
          if (sizeOf(metadata) <= maxMetadataBytes) return go(metadata);
          const details = `Received metadata larger than ${maxMetadataBytes} bytes`;
          call.sendStatus({ code: status.RESOURCE_EXHAUSTED, details });
        },
      }),
  });
