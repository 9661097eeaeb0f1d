/** Options of the channels inside a suite: balanced over replicas, quick to notice that one stands still or is back. */
export const internalChannelOptions = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  // Only while a call waits: half of all calls would go on waiting for a replica that neither answers nor ends.
  'grpc.keepalive_time_ms': 2_000,
  'grpc.keepalive_timeout_ms': 1_500,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
} as const;
