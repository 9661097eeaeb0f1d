import { airtime, type DeviceWindow, type RequestedTransmission, type TxError } from '@fieldpost/lorawan';
import type { Position } from './air.js';
import type { Connect, GatewayConnection } from './gateway-connection.js';
import type { Statistics } from './statistics.js';

/** A frame of a device as one gateway receives it. */
export interface HeardFrame {
  readonly phyPayload: Buffer;
  readonly frequencyHz: number;
  readonly dataRate: string;
  readonly rssi: number;
  readonly snr: number;
}

/** A device that waits for an answer in its receive windows. */
export interface Listener {
  readonly windows: readonly DeviceWindow[];
  readonly receive: (phyPayload: Buffer, gateway: RadioGateway) => void;
}

interface Slot {
  readonly start: number;
  readonly end: number;
}

/** The gateway cannot transmit sooner, and holds frames no longer, than a packet forwarder (in milliseconds). */
const shortestMs = 32.5;
const longestMs = 512_000;
const microsecondsPerMs = 1_000;

/** A gateway with a radio: brings its transmissions to the devices that listen at that moment. */
export class RadioGateway {
  private connection!: GatewayConnection;
  /** By the clock of the gateway at which a window opens. */
  private readonly listeners = new Map<
    number,
    { readonly window: DeviceWindow; readonly listener: Listener }[]
  >();
  private slots: readonly Slot[] = [];

  private constructor(
    readonly position: Position,
    private readonly statistics: Statistics,
  ) {}

  static async open(connect: Connect, position: Position, statistics: Statistics): Promise<RadioGateway> {
    const gateway = new RadioGateway(position, statistics);
    gateway.connection = await connect((each) => gateway.transmit(each));
    return gateway;
  }

  /** Reports a frame, and notes when its device listens; returns a function that ends this. */
  hear(frame: HeardFrame, listener: Listener): () => void {
    const tmst = this.connection.clockAt();
    const opens = listener.windows.map((window) => ({
      window,
      at: (tmst + window.delayMs * microsecondsPerMs) >>> 0,
    }));
    for (const { window, at } of opens)
      this.listeners.set(at, [...(this.listeners.get(at) ?? []), { window, listener }]);
    this.connection.report({ ...frame, tmst });
    return () => {
      for (const { at } of opens) this.forget(at, listener);
    };
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private forget(at: number, listener: Listener): void {
    const left = (this.listeners.get(at) ?? []).filter((other) => other.listener !== listener);
    if (left.length > 0) this.listeners.set(at, left);
    else this.listeners.delete(at);
  }

  private transmit(transmission: RequestedTransmission): TxError | undefined {
    this.statistics.transmissions += 1;
    const error = this.planned(transmission);
    if (error) this.statistics.rejected += 1;
    return error;
  }

  private planned(transmission: RequestedTransmission): TxError | undefined {
    const now = performance.now();
    const { tmst = this.connection.clockAt(now), phyPayload, dataRate } = transmission;
    const aheadMs =
      transmission.tmst === undefined ? 0 : ((tmst - this.connection.clockAt(now)) | 0) / microsecondsPerMs;
    if (transmission.tmst !== undefined && aheadMs < shortestMs) return 'TOO_LATE';
    if (aheadMs > longestMs) return 'TOO_EARLY';
    const frame = {
      modulation: 'LORA',
      dataRate,
      codingRate: '4/5',
      bitRate: 0,
      length: phyPayload.length,
    } as const;
    const slot = { start: now + aheadMs, end: now + aheadMs + airtime(frame) / 1e6 };
    this.slots = this.slots.filter(({ end }) => end > now);
    if (this.slots.some(({ start, end }) => start < slot.end && slot.start < end)) return 'COLLISION_PACKET';
    this.slots = [...this.slots, slot];
    const open = this.listenersAt(tmst, transmission);
    if (open.length === 0) this.statistics.outsideWindows += 1;
    else setTimeout(() => open.forEach(({ receive }) => receive(phyPayload, this)), aheadMs);
    return undefined;
  }

  private listenersAt(tmst: number, { frequencyHz, dataRate }: RequestedTransmission): readonly Listener[] {
    return (this.listeners.get(tmst) ?? [])
      .filter(({ window }) => window.frequencyHz === frequencyHz && window.dataRate === dataRate)
      .map(({ listener }) => listener);
  }
}
