import { type Dashboard, graph, maxBy, minBy, p99By, rateBy, sumBy } from './panels.js';

/** A ratio that the rules of the service levels record. */
const recordedBy = (name: string, window: string): string =>
  `fieldpost:${name}:ratio_rate${window}{namespace=~"$namespace"}`;

const failures = ',status="5xx"';

const suite: Dashboard = {
  uid: 'fieldpost-suite',
  title: 'Fieldpost: every app',
  graphs: [
    graph('HTTP requests', 'reqps', [rateBy('app', 'fieldpost_http_request_seconds_count'), '{{app}}']),
    graph('HTTP failures', 'reqps', [
      rateBy('app', 'fieldpost_http_request_seconds_count', failures),
      '{{app}}',
    ]),
    graph('HTTP requests rejected by credentials and limits', 'reqps', [
      rateBy('app, status', 'fieldpost_http_request_seconds_count', ',status=~"401|429"'),
      '{{app}} {{status}}',
    ]),
    graph('HTTP p99', 's', [p99By('app', 'fieldpost_http_request_seconds'), '{{app}}']),
    graph('gRPC calls', 'reqps', [rateBy('app', 'fieldpost_grpc_request_seconds_count'), '{{app}}']),
    graph('gRPC calls that did not succeed', 'reqps', [
      rateBy('app, code', 'fieldpost_grpc_request_seconds_count', ',code!="OK"'),
      '{{app}} {{code}}',
    ]),
    graph('gRPC p99', 's', [p99By('app', 'fieldpost_grpc_request_seconds'), '{{app}}']),
    graph('CPU', 'percentunit', [rateBy('pod', 'process_cpu_seconds_total'), '{{pod}}']),
    graph('Memory', 'bytes', [maxBy('pod', 'process_resident_memory_bytes'), '{{pod}}']),
    graph('Event loop, p99', 's', [maxBy('pod', 'nodejs_eventloop_lag_p99_seconds'), '{{pod}}']),
    graph(
      'Connections to databases',
      'short',
      [sumBy('app, state', 'fieldpost_database_connections'), '{{app}} {{state}}'],
      [sumBy('app', 'fieldpost_database_connections_max'), '{{app}} at most'],
      [sumBy('app', 'fieldpost_database_waiting'), '{{app}} waiting'],
    ),
    graph(
      'Databases, p99',
      's',
      [p99By('app', 'fieldpost_database_acquire_seconds'), '{{app}} connection'],
      [p99By('app', 'fieldpost_database_statement_seconds'), '{{app}} statement'],
    ),
    graph('Rejected by limits of account', 'ops', [
      rateBy('limit', 'fieldpost_account_limit_rejected_total'),
      '{{limit}}',
    ]),
    graph('Tokens', 'reqps', [rateBy('kind', 'fieldpost_oauth_tokens_total'), '{{kind}}']),
    graph('Requests at the token endpoint', 'reqps', [
      rateBy('grant, outcome', 'fieldpost_oauth_grants_total'),
      '{{grant}} {{outcome}}',
    ]),
    graph(
      'Logins through providers',
      'ops',
      [rateBy('outcome', 'fieldpost_oauth_provider_logins_total'), 'login {{outcome}}'],
      [rateBy('outcome', 'fieldpost_oauth_provider_checks_total'), 'check {{outcome}}'],
    ),
    graph('Queues', 'short', [
      `${sumBy('app, queue', 'fieldpost_queue_length')} / ${sumBy('app, queue', 'fieldpost_queue_capacity')}`,
      '{{app}} {{queue}}',
    ]),
    graph('Rejected by full queues', 'reqps', [
      rateBy('app, queue', 'fieldpost_queue_rejected_total'),
      '{{app}} {{queue}}',
    ]),
    graph('Age of the known revocations', 's', [
      maxBy('pod', 'fieldpost_revocations_age_seconds'),
      '{{pod}}',
    ]),
    graph('Time until tokens of components end', 's', [
      `${minBy('component', 'fieldpost_component_token_expires_timestamp_seconds')} - time()`,
      '{{component}}',
    ]),
    graph('Revocations', 'short', [maxBy('pod', 'fieldpost_revocations'), '{{pod}}']),
  ],
};

const handler: Dashboard = {
  uid: 'fieldpost-handler',
  title: 'Fieldpost: handler',
  graphs: [
    graph('Messages', 'reqps', [rateBy('kind', 'fieldpost_handler_messages_total'), '{{kind}}']),
    graph('The replica that leads', 'short', [sumBy('pod', 'fieldpost_handler_leads'), '{{pod}}']),
    graph('Brokers', 'short', [maxBy('state', 'fieldpost_handler_brokers'), '{{state}}']),
    graph('Rejected by a limit', 'reqps', [
      rateBy('limit', 'fieldpost_handler_limit_rejected_total'),
      '{{limit}}',
    ]),
    graph('MQTT sessions', 'short', [sumBy('pod', 'fieldpost_handler_mqtt_sessions'), '{{pod}}']),
    graph(
      'MQTT logins',
      'reqps',
      [rateBy('outcome', 'fieldpost_handler_mqtt_logins_total'), '{{outcome}}'],
      [rateBy('reason', 'fieldpost_handler_mqtt_rejected_total'), 'rejected: {{reason}}'],
    ),
    graph(
      'MQTT messages',
      'reqps',
      [rateBy('outcome', 'fieldpost_handler_mqtt_received_total'), 'received {{outcome}}'],
      [rateBy('app', 'fieldpost_handler_mqtt_delivered_total'), 'delivered'],
      [rateBy('app', 'fieldpost_handler_mqtt_too_slow_total'), 'sessions that read too slowly'],
    ),
    graph('Payload functions', 'reqps', [
      rateBy('pool, outcome', 'fieldpost_handler_payload_runs_total'),
      '{{pool}} {{outcome}}',
    ]),
    graph('Integrations', 'reqps', [
      rateBy('outcome', 'fieldpost_handler_integration_attempts_total'),
      '{{outcome}}',
    ]),
    graph(
      'Caches',
      'reqps',
      [rateBy('cache', 'fieldpost_cache_hits_total'), '{{cache}} found'],
      [rateBy('cache', 'fieldpost_cache_misses_total'), '{{cache}} not found'],
    ),
    graph('What caches hold', 'short', [sumBy('cache', 'fieldpost_cache_size'), '{{cache}}']),
    graph('Redis', 'short', [maxBy('pod', 'fieldpost_handler_redis_connected'), '{{pod}}']),
  ],
};

const discovery: Dashboard = {
  uid: 'fieldpost-discovery',
  title: 'Fieldpost: discovery',
  graphs: [
    graph('Announcements', 'short', [maxBy('service', 'fieldpost_discovery_announcements'), '{{service}}']),
    graph('Identifiers', 'short', [maxBy('service', 'fieldpost_discovery_metadata'), '{{service}}']),
    graph('Components', 'short', [
      maxBy('service, state', 'fieldpost_discovery_components'),
      '{{service}} {{state}}',
    ]),
    graph('Without database', 's', [maxBy('pod', 'fieldpost_discovery_stale_seconds'), '{{pod}}']),
    graph('Changes not read yet', 'short', [maxBy('pod', 'fieldpost_discovery_lag_changes'), '{{pod}}']),
    graph('Everything read anew', 'short', [maxBy('pod', 'fieldpost_discovery_loads_total'), '{{pod}}']),
    graph('Watchers', 'short', [sumBy('pod', 'fieldpost_discovery_watchers'), '{{pod}}']),
  ],
};

const network: Dashboard = {
  uid: 'fieldpost-network',
  title: 'Fieldpost: network',
  graphs: [
    graph('Gateways over UDP', 'short', [sumBy('pod', 'fieldpost_network_udp_gateways'), '{{pod}}']),
    graph('Gateways over Basics Station', 'short', [
      sumBy('pod', 'fieldpost_network_station_gateways'),
      '{{pod}}',
    ]),
    graph(
      'Messages and connections of Basics Station',
      'reqps',
      [rateBy('result', 'fieldpost_network_station_messages_total'), 'messages {{result}}'],
      [rateBy('result', 'fieldpost_network_station_connections_total'), 'connections {{result}}'],
    ),
    graph('Gateways over MQTT', 'short', [sumBy('pod', 'fieldpost_network_mqtt_gateways'), '{{pod}}']),
    graph(
      'Messages and connections of gateways over MQTT',
      'reqps',
      [rateBy('result', 'fieldpost_network_mqtt_messages_total'), 'messages {{result}}'],
      [rateBy('result', 'fieldpost_network_mqtt_connections_total'), 'connections {{result}}'],
    ),
    graph('Copies for the monitor', 'reqps', [
      rateBy('result', 'fieldpost_network_monitor_messages_total'),
      '{{result}}',
    ]),
    graph('Datagrams of gateways', 'reqps', [
      rateBy('result', 'fieldpost_network_udp_datagrams_total'),
      '{{result}}',
    ]),
    graph(
      'Gateways and handlers',
      'short',
      [sumBy('pod', 'fieldpost_network_gateways'), 'gateways that can transmit {{pod}}'],
      [sumBy('pod', 'fieldpost_network_handlers'), 'handlers {{pod}}'],
    ),
    graph(
      'Frames',
      'reqps',
      [rateBy('result', 'fieldpost_network_gateway_uplinks_total'), 'of gateways {{result}}'],
      [rateBy('result', 'fieldpost_network_frames_total'), 'deduplication {{result}}'],
    ),
    graph(
      'Uplinks and joins',
      'reqps',
      [rateBy('result', 'fieldpost_network_uplinks_total'), 'uplink {{result}}'],
      [rateBy('result', 'fieldpost_network_joins_total'), 'join {{result}}'],
    ),
    graph(
      'Downlinks',
      'reqps',
      [rateBy('result', 'fieldpost_network_downlinks_total'), 'of handlers {{result}}'],
      [rateBy('result', 'fieldpost_network_transmissions_total'), 'transmission {{result}}'],
    ),
    graph(
      'Replicas',
      'short',
      [maxBy('pod', 'fieldpost_network_redis_connected'), 'Redis {{pod}}'],
      [maxBy('pod', 'fieldpost_network_other_replicas'), 'others known to {{pod}}'],
    ),
  ],
};

const levels: Dashboard = {
  uid: 'fieldpost-levels',
  title: 'Fieldpost: service levels',
  graphs: [
    graph('Share of failed HTTP requests, 1 h', 'percentunit', [recordedBy('http_errors', '1h'), '{{app}}']),
    graph('Share of failed gRPC calls, 1 h', 'percentunit', [recordedBy('grpc_errors', '1h'), '{{app}}']),
    graph('Share of lost uplinks, 1 h', 'percentunit', [recordedBy('uplinks_lost', '1h'), 'handler']),
    graph('Share of slow HTTP requests, 1 h', 'percentunit', [recordedBy('http_slow', '1h'), '{{app}}']),
    graph('Share of slow gRPC calls, 1 h', 'percentunit', [recordedBy('grpc_slow', '1h'), '{{app}}']),
    graph(
      'Share of late and undelivered uplinks, 1 h',
      'percentunit',
      [recordedBy('uplinks_late', '1h'), 'late'],
      [recordedBy('uplinks_undelivered', '1h'), 'undelivered'],
    ),
    graph('Failed HTTP requests by endpoint', 'reqps', [
      rateBy('app, method, route', 'fieldpost_http_request_seconds_count', failures),
      '{{app}} {{method}} {{route}}',
    ]),
    graph('HTTP p99 by endpoint', 's', [
      p99By('app, method, route', 'fieldpost_http_request_seconds'),
      '{{app}} {{method}} {{route}}',
    ]),
    graph('gRPC p99 by method', 's', [
      p99By('app, method', 'fieldpost_grpc_request_seconds'),
      '{{app}} {{method}}',
    ]),
    graph('Failed gRPC calls by method', 'reqps', [
      rateBy('app, method', 'fieldpost_grpc_request_seconds_count', ',code=~"INTERNAL|UNAVAILABLE"'),
      '{{app}} {{method}}',
    ]),
    graph('Age of uplinks, p99', 's', [p99By('pod', 'fieldpost_handler_uplink_age_seconds'), '{{pod}}']),
    graph('Uplinks', 'reqps', [rateBy('outcome', 'fieldpost_handler_uplinks_total'), '{{outcome}}']),
  ],
};

/** The dashboards of the suite. */
export const dashboards: readonly Dashboard[] = [suite, levels, handler, discovery, network];
