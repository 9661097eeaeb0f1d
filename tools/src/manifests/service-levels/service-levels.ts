/** What a service promises: the share of events that may be bad. Windows are those of Prometheus, such as `1h`. */
export interface ServiceLevel {
  /** Of the recorded ratios, `fieldpost:<name>:ratio_rate<window>`. */
  readonly name: string;
  /** Of the alerts: `Fieldpost<alert>BudgetBurns` and `Fieldpost<alert>BudgetLow`. */
  readonly alert: string;
  /** The sentence of the alerts, without the end. */
  readonly summary: string;
  /** The value of `monitoring.thresholds` with the share that may be bad. */
  readonly budget: string;
  /** Labels that are kept. */
  readonly by: string;
  readonly bad: (window: string) => string;
  readonly all: (window: string) => string;
}

const here = 'namespace="NAMESPACE"';
/** The bound of the latency histograms (`latencyBuckets`) above which a response is slow, in seconds. */
const slow = '0.5';
/** The bound of one second as Prometheus 3 stores it, and as earlier versions do. */
const oneSecond = 'le=~"1|1[.]0"';
/** Live events end when the client goes. */
const answered = 'route!~".*/events"';
/** Calls that last as long as a connection, or a file. */
const unary =
  'method!~".*/(Subscribe|Publish|Associate|Uplink|GatewayStatus|Watch|ImportDevices|ExportDevices)"';
/** Uplinks about which the network can do nothing: unknown devices, repetitions. */
const processed = 'result!~"unknown_device|repeated|counter_not_valid"';

const rate = (metric: string, filter: string, window: string): string =>
  `rate(${metric}{${here}${filter === '' ? '' : `,${filter}`}}[${window}])`;

const sum = (by: string, expr: string): string => `sum by (${by}) (${expr})`;
const perApp = 'namespace, app';

/** Requests of a histogram that took longer than `slow`. */
const slowRequests =
  (histogram: string, filter: string) =>
  (window: string): string => {
    const fast = rate(`${histogram}_bucket`, `${filter},le="${slow}"`, window);
    return `${sum(perApp, rate(`${histogram}_count`, filter, window))} - ${sum(perApp, fast)}`;
  };

const requests =
  (histogram: string, filter = '') =>
  (window: string): string =>
    sum(perApp, rate(`${histogram}_count`, filter, window));

const http = 'fieldpost_http_request_seconds';
const grpc = 'fieldpost_grpc_request_seconds';
const age = 'fieldpost_handler_uplink_age_seconds';
const handled = 'fieldpost_handler_uplinks_total';
const received = 'fieldpost_network_uplinks_total';

/** The levels of the suite. */
export const serviceLevels: readonly ServiceLevel[] = [
  {
    ...{ name: 'http_errors', alert: 'HttpError', budget: 'httpErrors', by: perApp },
    summary: '{{ $labels.app }} answers HTTP requests with 5xx',
    bad: requests(http, 'status="5xx"'),
    all: requests(http),
  },
  {
    ...{ name: 'grpc_errors', alert: 'GrpcError', budget: 'grpcErrors', by: perApp },
    summary: '{{ $labels.app }} answers gRPC calls with INTERNAL or UNAVAILABLE',
    bad: requests(grpc, 'code=~"INTERNAL|UNAVAILABLE"'),
    all: requests(grpc),
  },
  {
    ...{ name: 'http_slow', alert: 'HttpLatency', budget: 'httpSlow', by: perApp },
    summary: `{{ $labels.app }} takes longer than ${slow} s for HTTP requests`,
    bad: slowRequests(http, answered),
    all: requests(http, answered),
  },
  {
    ...{ name: 'grpc_slow', alert: 'GrpcLatency', budget: 'grpcSlow', by: perApp },
    summary: `{{ $labels.app }} takes longer than ${slow} s for gRPC calls`,
    bad: slowRequests(grpc, unary),
    all: requests(grpc, unary),
  },
  {
    ...{ name: 'uplinks_late', alert: 'UplinkAge', budget: 'uplinksLate', by: 'namespace' },
    summary: 'Uplinks are older than 1 s when applications get them',
    bad: (window) =>
      `${sum('namespace', rate(`${age}_count`, '', window))} - ${sum('namespace', rate(`${age}_bucket`, oneSecond, window))}`,
    all: (window) => sum('namespace', rate(`${age}_count`, '', window)),
  },
  {
    ...{ name: 'uplinks_lost', alert: 'UplinkLoss', budget: 'uplinksLost', by: 'namespace' },
    summary: 'The handler loses uplinks',
    bad: (window) => sum('namespace', rate(handled, 'outcome=~"failed|dropped"', window)),
    all: (window) => sum('namespace', rate(handled, '', window)),
  },
  {
    ...{
      name: 'uplinks_undelivered',
      alert: 'UplinkDelivery',
      budget: 'uplinksUndelivered',
      by: 'namespace',
    },
    summary: 'The network app does not deliver uplinks to a handler',
    bad: (window) =>
      sum('namespace', rate(received, 'result=~"no_handler|not_delivered|overloaded|failed"', window)),
    all: (window) => sum('namespace', rate(received, processed, window)),
  },
];
