import type { SuiteAddresses } from '@fieldpost/testing';

const rows = (at: SuiteAddresses): readonly (readonly [string, string, string])[] => [
  ['Console, API and login', at.account, 'open it in a browser; serves all apps'],
  ['Discovery', at.discovery_grpc, 'gRPC over TLS'],
  ...(at.discovery_plaintext === undefined
    ? []
    : [['Discovery', at.discovery_plaintext, 'gRPC without TLS, for Java clients'] as const]),
  ['Discovery', at.discovery_http, 'HTTP'],
  ['Handler', at.handler_grpc, `gRPC over TLS, id ${at.handler_id}`],
  ['Handler', at.handler_http, 'HTTP'],
  ...(at.network_grpc === undefined
    ? []
    : [
        [
          'Network',
          at.network_grpc,
          `gRPC over TLS, router ${at.router_id}, broker ${at.broker_id}`,
        ] as const,
      ]),
  ...(at.network_udp === undefined
    ? []
    : [['Gateways', at.network_udp, 'UDP of packet forwarders (Semtech)'] as const]),
  ...(at.network_station === undefined
    ? []
    : [['Gateways', at.network_station, 'LoRa Basics Station, LNS and CUPS'] as const]),
  ...(at.network_mqtt === undefined
    ? []
    : [['Gateways', at.network_mqtt, "MQTT (v2's gateway connector)"] as const]),
  ...(at.network_mqtts === undefined
    ? []
    : [['Gateways', at.network_mqtts, "MQTT over TLS (v2's gateway connector)"] as const]),
  ['MQTT', at.mqtt, 'plain'],
  ['MQTT', at.mqtts, 'over TLS'],
  ['Certificate', at.ca, 'trust this one'],
];

const firstUser = (at: SuiteAddresses): string =>
  `curl -X POST ${at.account}/api/v2/users -H 'Content-Type: application/json' \\
    -d '{"username":"ada","email":"ada@example.com","password":"choose-a-long-one"}'`;

const portOf = (address = ''): string => address.slice(address.lastIndexOf(':') + 1);

/** What to enter on a gateway. */
function gatewaysHint(at: SuiteAddresses, lan: readonly string[] | undefined): string {
  if (at.network_udp === undefined) return '';
  if (lan === undefined) return 'Gateways reach this machine when it is started with npm start -- --lan.\n';
  const [address = 'the address of this machine', ...others] = lan;
  const also = others.length > 0 ? ` (or ${others.join(', ')})` : '';
  const port = Number(portOf(at.network_udp));
  const file = { server_address: address, serv_port_up: port, serv_port_down: port };
  return `
On a gateway with Semtech's packet forwarder enter the server ${address}${also}, port ${port} up and down; in local_conf.json:

  {"gateway_conf": ${JSON.stringify(file)}}

On a gateway with LoRa Basics Station, in its files:

  tc.uri     wss://${address}:${portOf(at.network_station)}
  tc.key     Authorization: Bearer <key of the gateway, from its page in the console>
  tc.trust   ${at.ca}

On a gateway with v2's gateway connector: MQTT server ${address}, port ${portOf(at.network_mqtts)} with TLS and this certificate, or ${portOf(at.network_mqtt)} without;
user name and password are the id and the key of the gateway.

and register its EUI: ${at.account}/console/gateways/new
`;
}

/** What the summary shows beside addresses. */
export interface Started {
  readonly seconds: number;
  /** Folder of the log files. */
  readonly logs: string;
  /** Addresses of this machine in the local network, when the ports for gateways are open to it. */
  readonly lan?: readonly string[] | undefined;
  /** The data folder, where it is not that of the repository. */
  readonly data?: string | undefined;
}

/** A program of `npm run` for this suite. */
function commandFor(program: string, data: string | undefined): string {
  if (data === undefined) return `npm run ${program}`;
  return `npm run ${program} -- --data ${/^[\w./-]+$/.test(data) ? data : `'${data.replaceAll("'", `'\\''`)}'`}`;
}

/** Programs of this suite, and what they show. */
function programs({ data }: Started, at: SuiteAddresses): string {
  const all = [
    [commandFor('demo', data), 'shows a device that joins and sends'],
    ...(at.network_udp === undefined
      ? []
      : [[commandFor('simulate', data), 'simulates gateways and devices']]),
  ] as const;
  const width = Math.max(...all.map(([command = '']) => command.length));
  return all.map(([command = '', what]) => `  ${command.padEnd(width)}  ${what}`).join('\n');
}

/** The summary that the terminal shows when everything is ready. */
export function summaryOf(at: SuiteAddresses, started: Started): string {
  const { seconds, logs, lan } = started;
  const table = rows(at);
  const width = (column: 0 | 1) => Math.max(...table.map((row) => row[column].length));
  const lines = table.map(
    ([what, where, how]) => `  ${what.padEnd(width(0))}  ${where.padEnd(width(1))}  ${how}`,
  );
  return `
Fieldpost is ready after ${seconds.toFixed(1)} s.

${lines.join('\n')}

Open ${at.account} and choose "Create an account". The first user becomes administrator. The same from a terminal:

  ${firstUser(at)}

${gatewaysHint(at, lan)}
Without a mail server (OAUTH_SMTP_URL), mail such as links that verify an address is shown here.
From another terminal in this folder:

  npx fieldpost login --server ${at.account}
  npx fieldpost --help
  npx fieldpost doctor --ca ${at.ca}
${programs(started, at)}

Log files, with a line for each request: ${logs}

Stop everything with Ctrl-C.
`;
}
