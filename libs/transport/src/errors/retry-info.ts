import protobuf from 'protobufjs/minimal.js';

/** Field numbers and wire type 2 (length-delimited) or 0 (varint), as protobuf writes them. */
const tag = (field: number, wire: 0 | 2): number => (field << 3) | wire;

const retryInfoUrl = 'type.googleapis.com/google.rpc.RetryInfo';

/**
 * The trailer `grpc-status-details-bin` of a call that may be repeated: a `google.rpc.Status` with a `RetryInfo`
 * (google/rpc/status.proto, google/rpc/error_details.proto), which gRPC libraries know.
 */
export function retryDetails(
  { code, details }: { readonly code: number; readonly details: string },
  seconds: number,
): Buffer {
  const duration = protobuf.Writer.create().uint32(tag(1, 0)).int64(seconds).finish();
  const retryInfo = protobuf.Writer.create().uint32(tag(1, 2)).bytes(duration).finish();
  const any = protobuf.Writer.create()
    .uint32(tag(1, 2))
    .string(retryInfoUrl)
    .uint32(tag(2, 2))
    .bytes(retryInfo)
    .finish();
  const status = protobuf.Writer.create().uint32(tag(1, 0)).int32(code);
  return Buffer.from(status.uint32(tag(2, 2)).string(details).uint32(tag(3, 2)).bytes(any).finish());
}
