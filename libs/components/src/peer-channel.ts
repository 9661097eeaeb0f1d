import { type ChannelOptions, type ChannelCredentials, credentials } from '@grpc/grpc-js';

/**
 * Detects quickly that a peer is unreachable or back; pings no more often than v2 servers allow
 * (docs/protocol/grpc.md#transport).
 */
export const peerChannel: ChannelOptions = {
  'grpc.initial_reconnect_backoff_ms': 100,
  // With the delay before a stream is reopened, a peer that is back is found within two seconds.
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc.keepalive_time_ms': 60_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.enable_retries': 0,
};

/** TLS that trusts these PEM certificates and no other; the roots of the system when there are none. */
export const trusting = (certificates: string): ChannelCredentials =>
  credentials.createSsl(certificates === '' ? null : Buffer.from(certificates));
