import type { broker } from '@fieldpost/contracts';
import { isId } from '@fieldpost/domain';
import { believedSnr, encodeDataFrame } from '@fieldpost/lorawan';
import type { CollectedFrame, FrameCopy, TransmitOption } from '../receptions/frame-copy.js';
import type { HeardBy } from '../devices/device.js';
import type { IdentifiedUplink } from '../devices/identified-uplink.js';

const nanosecondsPerMillisecond = 1_000_000n;

/** Unix nanoseconds, as on the wire. */
export const nanoseconds = (date: Date): string =>
  (BigInt(date.getTime()) * nanosecondsPerMillisecond).toString();

/** The option that handlers get: the one with the lowest score. */
export function bestOption(copies: readonly FrameCopy[]): TransmitOption | undefined {
  const scoreOf = ({ option }: TransmitOption): number => option.score ?? 0;
  const [first, ...others] = copies.flatMap(({ options }) => options);
  return first && others.reduce((best, one) => (scoreOf(one) < scoreOf(best) ? one : best), first);
}

const mostHeardBy = 3;

/** The gateways that received a frame best, without ids that no gateway has: other routers can send anything. */
export const heardBy = (copies: readonly FrameCopy[]): readonly HeardBy[] =>
  copies
    .filter(({ gatewayMetadata }) => isId(gatewayMetadata.gateway_id ?? ''))
    .map(({ gatewayMetadata, protocolMetadata }) => ({
      gatewayId: gatewayMetadata.gateway_id ?? '',
      plan: String(protocolMetadata.lorawan?.frequency_plan ?? ''),
      snr: believedSnr(gatewayMetadata.snr),
    }))
    .sort((a, b) => b.snr - a.snr)
    .slice(0, mostHeardBy);

/** The downlink that the handler may fill in: it acknowledges a confirmed uplink, on the port of the uplink. */
export function templateOf(uplink: IdentifiedUplink, fOpts: Buffer): Buffer {
  const { fPort } = uplink.frame;
  // Commands in FOpts exclude port 0, which only carries commands.
  return answerOf(uplink, fOpts, fPort === 0 && fOpts.length > 0 ? 1 : fPort);
}

/** The answer without the handler, which ends after FOpts: an acknowledgement or commands; undefined for neither. */
export const ownAnswer = (uplink: IdentifiedUplink, fOpts: Buffer): Buffer | undefined =>
  uplink.frame.mType === 'CONFIRMED_UP' || fOpts.length > 0 ? answerOf(uplink, fOpts, undefined) : undefined;

function answerOf({ frame, device }: IdentifiedUplink, fOpts: Buffer, fPort: number | undefined): Buffer {
  return encodeDataFrame({
    mType: 'UNCONFIRMED_DOWN',
    devAddr: frame.devAddr,
    fCtrl: { adr: false, adrAckReq: false, ack: frame.mType === 'CONFIRMED_UP', fPending: false },
    fCnt: device.fCntDown & 0xffff,
    fOpts,
    fPort,
    frmPayload: Buffer.alloc(0),
  });
}

/** The message for the handler. */
export function uplinkMessage(
  uplink: IdentifiedUplink,
  frame: CollectedFrame,
  response: { readonly payload: Buffer; readonly option: TransmitOption } | undefined,
): broker.DeduplicatedUplinkMessage {
  const { device, fCnt } = uplink;
  const ids = {
    dev_eui: Buffer.from(device.devEui, 'hex'),
    app_eui: Buffer.from(device.appEui, 'hex'),
    app_id: device.appId,
    dev_id: device.devId,
  };
  const [{ protocolMetadata }] = frame.copies;
  return {
    payload: frame.payload,
    ...ids,
    protocol_metadata: { lorawan: { ...protocolMetadata.lorawan, f_cnt: fCnt } },
    gateway_metadata: frame.copies.map(({ gatewayMetadata }) => gatewayMetadata),
    server_time: nanoseconds(frame.receivedAt),
    ...(response && {
      response_template: {
        payload: response.payload,
        ...ids,
        downlink_option: withCounter(response.option, device.fCntDown),
      },
    }),
  };
}

const withCounter = ({ option }: TransmitOption, fCnt: number): broker.DownlinkOption => ({
  ...option,
  protocol_configuration: { lorawan: { ...option.protocol_configuration?.lorawan, f_cnt: fCnt } },
});
