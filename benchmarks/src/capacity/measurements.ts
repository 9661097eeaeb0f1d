/** A measured figure, with its run and table in benchmarks/README.md. */
export interface Measurement {
  readonly value: number;
  readonly unit: 'ms' | 'bytes' | 'MB' | 'commits' | 'per second';
  /** Name of the figure. */
  readonly of: string;
  readonly origin: string;
}

const costs = 'capacity --measure';
/**
 * From a run at load 15, divided by 2.68, the ratio of its uplinks to those of the table of `handler` at
 * 500/s.
 */
const scaled = `${costs}, scaled`;
const table = 'handler, 1,000/s';

const ms = (value: number, of: string, origin = costs) => ({ value, unit: 'ms', of, origin }) as const;
const bytes = (value: number, of: string, origin = costs) => ({ value, unit: 'bytes', of, origin }) as const;
const commits = (value: number, of: string) => ({ value, unit: 'commits', of, origin: costs }) as const;

/** Inputs of the plan. CPU is user and system time, in milliseconds of one core. */
export const measurements = {
  uplinkMs: ms(0.24, 'handler, one uplink to one MQTT client', table),
  uplinkPostgresMs: ms(0.058, 'its database', table),
  uplinkWalBytes: bytes(638, 'write-ahead log of one uplink'),
  uplinkCommits: commits(0.14, 'one uplink'),
  uplinkInBytes: bytes(328, 'one uplink from the broker, received by one gateway'),
  uplinkOutBytes: bytes(550, 'one uplink to an MQTT client'),
  receptionInBytes: bytes(68, 'one more receiving gateway, from the broker', 'its encoding'),
  receptionOutBytes: bytes(179, 'the same, to an MQTT client', 'its encoding'),
  deliveryMs: ms(0.0075, 'handler, one uplink to one more MQTT client'),
  functionsMs: ms(0.141, 'handler, decoder, converter and 4 field topics', table),
  downlinkMs: ms(0.47, 'handler, one downlink from the queue', scaled),
  downlinkPostgresMs: ms(0.52, 'its database', scaled),
  downlinkWalBytes: bytes(415, 'write-ahead log of one downlink'),
  downlinkCommits: commits(1.01, 'one downlink'),
  joinMs: ms(2.56, 'handler, one join: challenge and activation', scaled),
  joinPostgresMs: ms(0.75, 'its database', scaled),
  joinWalBytes: bytes(1_038, 'write-ahead log of one join'),
  joinCommits: commits(3.05, 'one join'),
  joinBytes: bytes(275, 'stored nonces of one join'),
  deviceBytes: bytes(643, 'one device in the database, with its indexes'),
  sessionBytes: bytes(6_990, 'one idle MQTT session, resident'),
  handlerMb: { value: 238, unit: 'MB', of: 'handler under load, resident', origin: table },
  latencyMs: ms(7.2, 'latency from broker to client without load, median', 'handler, 500/s'),
  busPublishMs: ms(
    0.023,
    'handler, one uplink sent to other replicas: too small to measure, same as the next row',
    scaled,
  ),
  busHearMs: ms(0.023, 'handler, one uplink received from another replica', scaled),
  exchangeOauthMs: ms(0.228, 'oauth, access key exchange, ES256', 'tokens'),
  exchangeAccountMs: ms(0.095, 'account, the same', 'tokens'),
  exchangePostgresMs: ms(0.026, 'their databases', 'tokens'),
  refreshOauthMs: ms(0.511, 'oauth, refresh grant, ES256', 'tokens'),
  refreshAccountMs: ms(0.19, 'account, the same', 'tokens'),
  refreshPostgresMs: ms(0.265, 'their databases', 'tokens'),
  loginOauthMs: ms(2.43, 'oauth, password grant', 'tokens'),
  loginAccountMs: ms(12.215, 'account, the same, including argon2id', 'tokens'),
  loginPostgresMs: ms(1.505, 'their databases', 'tokens'),
  readMs: ms(0.093, 'account, reading an application by access key', 'entity'),
  readPostgresMs: ms(0.033, 'its database', 'entity'),
  getAllMs: ms(0.258, 'discovery, list of 200 announcements, 235 kB, over gRPC', 'discovery'),
  getMs: ms(0.045, 'discovery, one announcement over gRPC', 'discovery'),
  identifierBytes: bytes(500, 'discovery, one announcement or identifier, resident', 'discovery'),
  registerWriteMs: ms(9.7, 'discovery, one identifier written, one after another'),
} as const satisfies Record<string, Measurement>;

export type Input = keyof typeof measurements;

/** The figures alone. */
export type Inputs = Readonly<Record<Input, number>>;

/** The figures of the latest tables in benchmarks/README.md. */
export const lastInputs = Object.fromEntries(
  Object.entries(measurements).map(([name, { value }]) => [name, value]),
) as Inputs;
