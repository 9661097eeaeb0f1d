import { setTimeout as sleep } from 'node:timers/promises';
import {
  dataRateIndex,
  type FrequencyPlan,
  type ReportedFrame,
  type RequestedTransmission,
  stationTransmission,
  type TxError,
} from '@fieldpost/lorawan';
import { StationPeer, type StationOptions, UdpGateway } from '@fieldpost/testing';

/** How a gateway is connected to its server. */
export interface GatewayConnection {
  /** The clock of the concentrator at a moment of `performance.now()`, in microseconds. */
  clockAt(moment?: number): number;
  report(frame: ReportedFrame): void;
  close(): Promise<void>;
}

/** Connects a gateway. `transmit` gets the frames to transmit; its result is why the gateway does not, if it does not. */
export type Connect = (
  transmit: (transmission: RequestedTransmission) => TxError | undefined,
) => Promise<GatewayConnection>;

/** Over UDP; `server` is `host:port`. */
export const overUdp =
  (server: string, eui: string): Connect =>
  async (onTransmission) => {
    const gateway = await UdpGateway.open({ server, eui, onTransmission });
    return {
      clockAt: (moment) => gateway.clockAt(moment),
      report: (frame) => gateway.report([frame]),
      close: () => gateway.close(),
    };
  };

const reconnectMs = 1_000;

/** With LoRa Basics Station, which connects again when its connection ends. */
export const overStation =
  (options: StationOptions, { region }: FrequencyPlan): Connect =>
  async (transmit) => {
    const since = performance.now();
    let isClosed = false;
    const start = async (): Promise<StationPeer> => {
      const station = await StationPeer.start({ ...options, since });
      // A station reports a transmission, and nothing for a frame that it does not transmit.
      station.transmits = (message) => {
        const transmission = stationTransmission(region, message);
        return transmission !== undefined && transmit(transmission) === undefined;
      };
      void station.closed().then(again);
      return station;
    };
    const again = async (): Promise<void> => {
      while (!isClosed) {
        await sleep(reconnectMs);
        const next = isClosed ? undefined : await start().catch(() => undefined);
        if (next) {
          station = next;
          // It may have been closed while it connected.
          return isClosed ? next.stop() : undefined;
        }
      }
    };
    let station = await start();
    return {
      clockAt: (moment) => station.clockAt(moment),
      report: ({ phyPayload, tmst, frequencyHz, dataRate, rssi, snr }) => {
        const modulation = { modulation: 'LORA', dataRate, bitRate: 0 } as const;
        const index = dataRateIndex(region, modulation, 'up') ?? 0;
        station.report(phyPayload, { tmst, frequencyHz, dataRate: index, rssi, snr });
      },
      close: () => {
        isClosed = true;
        return station.stop();
      },
    };
  };
