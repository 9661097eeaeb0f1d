import { loadContract } from '@fieldpost/contracts';
import { contracts } from './contracts.js';

/** A method of a service, as the loader of contracts describes it. */
interface Method {
  /** `/package.Service/Method` */
  readonly path: string;
  readonly options?: { readonly idempotency_level?: string };
}

/** Those that may be sent again: the contract says that they change nothing, or the same however often they are sent. */
const isRepeatable = (method: Partial<Method>): method is Method =>
  method.path !== undefined &&
  ['NO_SIDE_EFFECTS', 'IDEMPOTENT'].includes(method.options?.idempotency_level ?? '');

const nameOf = ({ path }: Method) => {
  const [, service, method] = path.split('/');
  return { service, method };
};

/** Three attempts within the deadline of the call, when its replica is gone, going or unavailable; another one may be there. */
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

const repeatable = () =>
  Object.values(loadContract(...Object.values(contracts)))
    .flatMap((definition) => Object.values(definition as Readonly<Record<string, Partial<Method>>>))
    .filter(isRepeatable)
    .map(nameOf);

function makeOptions() {
  return {
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      methodConfig: [{ name: repeatable(), retryPolicy }],
      retryThrottling,
    }),
    // Keepalive only during calls: otherwise half of all calls would keep waiting for a stalled replica.
    'grpc.keepalive_time_ms': 2_000,
    'grpc.keepalive_timeout_ms': 1_500,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 1_000,
  };
}

let options: ReturnType<typeof makeOptions> | undefined;

/**
 * Channel options inside a suite: balanced over replicas, quick to detect a stalled or recovered replica. They are the same for all
 * services, since clients share connections to a server only with the same options.
 */
export const internalChannelOptions = () => (options ??= makeOptions());
