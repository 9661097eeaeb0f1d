import { once } from 'node:events';
import { parseExact, parsePhyPayload, stringifyExact } from '@fieldpost/lorawan';
import { WebSocket } from 'ws';
import { Mailbox } from '../waiting/mailbox.js';

/** A message as it was sent; whole numbers beyond 2^53 are `bigint`. */
export type StationMessageFields = Readonly<Record<string, unknown>>;

export interface StationOptions {
  /** `wss://host:port`, as in `tc.uri`. */
  readonly server: string;
  /** 16 hexadecimal digits. */
  readonly eui: string;
  /** PEM that it trusts. */
  readonly ca: string | Buffer;
  /** Value of the Authorization header; none without it. */
  readonly authorization?: string | undefined;
  /** PEM of a client certificate. */
  readonly client?: { readonly cert: string; readonly key: string };
  /** When its concentrator started, in milliseconds of `performance.now()`; now by default. */
  readonly since?: number;
}

/** How a frame was received; `tmst` is the clock of the concentrator at its end, in microseconds. */
export interface StationReception {
  readonly tmst: number;
  readonly frequencyHz: number;
  /** Index of the data rate in the region. */
  readonly dataRate: number;
  readonly rssi: number;
  readonly snr: number;
}

const timeoutMs = 60_000;
const clockRange = 2 ** 32;
const version = {
  ...{ msgtype: 'version', station: '2.0.6(linux/std)', firmware: null, package: null, model: 'linux' },
  ...{ protocol: 2, features: '' },
};
/** Antenna 1 and session 0xab: times are beyond 2^53. */
const session = (1n << 56n) | (0xabn << 48n);

/** A gateway with LoRa Basics Station, without the radio. It transmits every downlink, and reports that, unless `transmits` says otherwise. */
export class StationPeer {
  /** Whether it transmits the frame of a `dnmsg`, which it then reports. */
  transmits: (message: StationMessageFields) => boolean = () => true;
  private readonly received = new Mailbox<StationMessageFields>('message');

  private constructor(
    private readonly socket: WebSocket,
    private readonly since = performance.now(),
  ) {
    socket.on('message', (bytes: Buffer) =>
      this.handle(parseExact(bytes.toString()) as StationMessageFields),
    );
  }

  /** Asks for its connection; the answer of the server. */
  static async discover(options: StationOptions): Promise<StationMessageFields> {
    const socket = connect(`${options.server}/router-info`, options);
    await once(socket, 'open');
    socket.send(JSON.stringify({ router: id6(options.eui) }));
    const [bytes] = (await once(socket, 'message')) as [Buffer];
    socket.close();
    return parseExact(bytes.toString()) as StationMessageFields;
  }

  /** Finds its connection, opens it, and waits for its settings. */
  static async start(options: StationOptions): Promise<StationPeer> {
    const { uri, error } = await StationPeer.discover(options);
    if (typeof uri !== 'string') throw new Error(String(error));
    const station = await StationPeer.open(uri, options);
    station.send(version);
    await station.next('router_config');
    return station;
  }

  /** Opens the connection at an address, and sends nothing. */
  static async open(uri: string, options: StationOptions): Promise<StationPeer> {
    const socket = connect(uri, options);
    const station = new StationPeer(socket, options.since);
    await once(socket, 'open');
    return station;
  }

  send(message: StationMessageFields | string): void {
    this.socket.send(typeof message === 'string' ? message : stringifyExact(message));
  }

  /** Reports a frame as received now, in EU868 at SF7; returns the time of its concentrator. */
  forward(phyPayload: Buffer): bigint {
    const radio = { frequencyHz: 868_100_000, dataRate: 5, rssi: -35, snr: 5.1 };
    return this.report(phyPayload, { ...radio, tmst: this.clockAt() });
  }

  /** Reports a frame; returns the time of its concentrator. */
  report(phyPayload: Buffer, { tmst, frequencyHz, dataRate, rssi, snr }: StationReception): bigint {
    // The whole time, of which `tmst` are the low 32 bits.
    const now = BigInt(this.microseconds());
    const xtime = session | (now - BigInt.asUintN(32, now - BigInt(tmst)));
    const upinfo = { rctx: 1, xtime, gpstime: 0, fts: -1, rssi, snr, rxtime: 1.5 };
    this.send({ ...partsOf(phyPayload), RefTime: 0, DR: dataRate, Freq: frequencyHz, upinfo });
    return xtime;
  }

  /** The clock of the concentrator at a moment of `performance.now()`, in microseconds; wraps at 2^32. */
  clockAt(moment?: number): number {
    return this.microseconds(moment) % clockRange;
  }

  /** The oldest message of a kind that was not read yet; waits for it. */
  next(kind: string, withinMs = timeoutMs): Promise<StationMessageFields> {
    return this.received.take(kind, withinMs);
  }

  /** Forgets messages of a kind that were not read. */
  forget(kind: string): void {
    this.received.takeAll(kind);
  }

  /** Resolves with the code of the close. */
  async closed(): Promise<number> {
    const [code] = (await once(this.socket, 'close')) as [number];
    return code;
  }

  async stop(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.terminate();
    await once(this.socket, 'close');
  }

  private microseconds(moment = performance.now()): number {
    return Math.round((moment - this.since) * 1_000);
  }

  private handle(message: StationMessageFields): void {
    const { msgtype, diid, xtime = 0 } = message;
    if (msgtype === 'dnmsg' && this.transmits(message))
      this.send({ msgtype: 'dntxed', diid, xtime, rctx: 1 });
    this.received.put(String(msgtype), message);
  }
}

function connect(uri: string, { ca, authorization, client }: StationOptions): WebSocket {
  const headers = authorization === undefined ? {} : { authorization };
  return new WebSocket(uri, { ca, headers, ...client });
}

/** Four groups of 16 bits without leading zeros. */
const id6 = (eui: string): string =>
  (eui.match(/.{4}/g) ?? []).map((group) => parseInt(group, 16).toString(16)).join(':');

const dashed = (eui: string): string => (eui.match(/../g) ?? []).join('-');

/** The message for a frame, which stations take apart. */
function partsOf(bytes: Buffer): StationMessageFields {
  const frame = parsePhyPayload(bytes);
  const ends = { MHdr: bytes.readUInt8(0), MIC: bytes.readInt32LE(bytes.length - 4) };
  if (frame.mType === 'JOIN_REQUEST')
    return {
      ...{ msgtype: 'jreq', ...ends, JoinEui: dashed(frame.appEui), DevEui: dashed(frame.devEui) },
      DevNonce: frame.devNonce.readUInt16BE(0),
    };
  if (!('fCnt' in frame)) return { msgtype: 'propdf', FRMPayload: bytes.toString('hex') };
  return {
    ...{
      msgtype: 'updf',
      ...ends,
      DevAddr: bytes.readInt32LE(1),
      FCtrl: bytes.readUInt8(5),
      FCnt: frame.fCnt,
    },
    ...{ FOpts: frame.fOpts.toString('hex'), FPort: frame.fPort ?? -1 },
    FRMPayload: frame.frmPayload.toString('hex'),
  };
}
