/** Channel options inside a suite: balanced over replicas, quick to detect a stalled or recovered replica. */
export const internalChannelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  // Keepalive only during calls: otherwise half of all calls would keep waiting for a stalled replica.
  'grpc.keepalive_time_ms': 2_000,
  'grpc.keepalive_timeout_ms': 1_500,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
} as const;
