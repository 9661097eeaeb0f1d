import type { broker, gateway, protocol } from '@fieldpost/contracts';
import { believedRssi, believedSnr, type FrequencyPlan } from '@fieldpost/lorawan';

/** The longest frame of LoRaWAN in bytes: longer ones are none, and would take memory. */
export const longestFrame = 255;

/** One way to answer a frame: a gateway, a window, and the settings of the transmission. */
export interface TransmitOption {
  /** As brokers and handlers get it. */
  readonly option: broker.DownlinkOption;
  /** When the window opens, in milliseconds of `performance.now()`. */
  readonly dueAt: number;
  /** Transmit as soon as the gateway is free, whatever `dueAt` says: the device always listens. */
  readonly isImmediate?: boolean;
  /** The longest PHYPayload that may be sent, in bytes. */
  readonly maxLength: number;
  /** The plan of the gateway, whose duty cycle counts; undefined for a gateway of another router or replica. */
  readonly plan: FrequencyPlan | undefined;
  /** The replica that has the gateway; undefined for this one. */
  readonly replica?: string;
}

/** Orders options by their scores, the best one first. */
export const byScore = (a: TransmitOption, b: TransmitOption): number =>
  (a.option.score ?? 0) - (b.option.score ?? 0);

/** A frame as one gateway received it. */
export interface FrameCopy {
  readonly protocolMetadata: protocol.RxMetadata;
  readonly gatewayMetadata: gateway.RxMetadata;
  readonly options: readonly TransmitOption[];
}

/** A frame with all copies of it, in the order in which they arrived. */
export interface CollectedFrame {
  readonly payload: Buffer;
  readonly copies: readonly [FrameCopy, ...FrameCopy[]];
  readonly receivedAt: Date;
}

/** Id of the gateway that received a frame first. */
export const firstGatewayOf = ({ copies: [{ gatewayMetadata }] }: CollectedFrame): string =>
  gatewayMetadata.gateway_id ?? '';

/** Metadata whose RSSI and SNR are numbers that a receiver can measure: gateways and other routers can send anything. */
export const withCredibleSignal = (metadata: gateway.RxMetadata): gateway.RxMetadata => ({
  ...metadata,
  ...signalOf(metadata),
  ...(metadata.antennas && {
    antennas: metadata.antennas.slice(0, mostAntennas).map((each) => ({ ...each, ...signalOf(each) })),
  }),
});

/** Antennas of a gateway that handlers hear of. */
const mostAntennas = 16;

const signalOf = ({ rssi, snr }: Pick<gateway.RxMetadata, 'rssi' | 'snr'>) => ({
  rssi: believedRssi(rssi),
  snr: believedSnr(snr),
});
