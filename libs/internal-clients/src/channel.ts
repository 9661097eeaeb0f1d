/** A method of a service, as the loader of contracts describes it. */
interface Method {
  /** `/package.Service/Method` */
  readonly path: string;
  readonly options?: { readonly idempotency_level?: string };
}

/** Those that may be sent again: the contract says that they change nothing, or the same however often they are sent. */
const isRepeatable = ({ options }: Method): boolean =>
  ['NO_SIDE_EFFECTS', 'IDEMPOTENT'].includes(options?.idempotency_level ?? '');

const nameOf = ({ path }: Method) => {
  const [, service, method] = path.split('/');
  return { service, method };
};

/** Three attempts within the deadline of the call, when its replica is gone or going; another one may be there. */
const retryPolicy = {
  maxAttempts: 3,
  initialBackoff: '0.1s',
  maxBackoff: '0.5s',
  backoffMultiplier: 2,
  // A server that shuts down cancels the calls that it has not answered.
  retryableStatusCodes: ['UNAVAILABLE', 'CANCELLED'],
};

/** Each failure takes a token, each success adds a tenth; with five or fewer nothing is repeated: an outage gets no more calls. */
const retryThrottling = { maxTokens: 10, tokenRatio: 0.1 };

/**
 * Channel options inside a suite, for a service with these methods: balanced over replicas, quick to detect a stalled or
 * recovered replica.
 */
export function internalChannelOptions(service: object) {
  const name = (Object.values(service) as readonly Method[]).filter(isRepeatable).map(nameOf);
  const methodConfig = name.length === 0 ? [] : [{ name, retryPolicy }];
  return {
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      ...{ methodConfig, retryThrottling },
    }),
    // Keepalive only during calls: otherwise half of all calls would keep waiting for a stalled replica.
    'grpc.keepalive_time_ms': 2_000,
    'grpc.keepalive_timeout_ms': 1_500,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 1_000,
  };
}
