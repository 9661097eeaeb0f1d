import { type CallOptions, type ClientUnaryCall, Metadata, type ServiceError } from '@grpc/grpc-js';

type Method<Request, Response> = (
  request: Request,
  metadata: Metadata,
  options: CallOptions,
  callback: (error: ServiceError | null, response?: Response) => void,
) => ClientUnaryCall;

/** Response of a call: the message, and the initial metadata. */
export interface UnaryResponse<Response> {
  readonly message: Response;
  readonly headers: Metadata;
}

const timeoutMs = 60_000;

/** Metadata from plain values. */
export function metadataOf(values: Readonly<Record<string, string>>): Metadata {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(values)) metadata.set(key, value);
  return metadata;
}

/** Calls a unary method as any client would; rejects with the gRPC `ServiceError` itself (`code`, `details`). */
export function unary<Request, Response>(
  method: Method<Request, Response>,
  request: Request,
  metadata: Metadata = new Metadata(),
): Promise<UnaryResponse<Response>> {
  return new Promise((resolve, reject) => {
    let headers = new Metadata();
    const call = method(request, metadata, { deadline: Date.now() + timeoutMs }, (error, message) => {
      if (error) reject(error);
      else if (message === undefined) reject(new Error('the call ended without a response'));
      else resolve({ message, headers });
    });
    call.on('metadata', (received: Metadata) => (headers = received));
  });
}
