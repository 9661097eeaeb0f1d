import { Inject, Injectable } from '@nestjs/common';
import {
  believedSnr,
  cryptFrmPayload,
  type DataFrame,
  dataRateIndex,
  encodeDataFrame,
  type FrequencyPlan,
  frequencyPlan,
  initialMacState,
  type MacContext,
  macDownlink,
  type MacState,
  macUplink,
  type MacUplink,
} from '@fieldpost/lorawan';
import type { NetworkDevice } from '../devices/device.js';
import type { IdentifiedUplink } from '../devices/identified-uplink.js';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import type { CollectedFrame, FrameCopy, TransmitOption } from '../receptions/frame-copy.js';

/** What an uplink changes. */
export interface MacResult {
  /** The new state of the session, for `mac_state`. */
  readonly state: unknown;
  /** Commands for the answer; when there are any, they are worth a downlink. */
  readonly fOpts: Buffer;
  /** The plan of the gateways that received the uplink; undefined when they report none. */
  readonly plan: FrequencyPlan | undefined;
}

/** What a downlink answers. */
interface AnsweredUplink {
  /** As it is after the uplink. */
  readonly device: NetworkDevice;
  readonly plan: FrequencyPlan | undefined;
  readonly options: readonly TransmitOption[];
}

type Settings = Pick<NetworkSettings, 'NETWORK_ADR_MARGIN_DB'>;

/** MAC commands of devices and for them (decision 113): the rules are those of @fieldpost/lorawan. */
@Injectable()
export class MacCommands {
  constructor(@Inject(NETWORK_CONFIG) private readonly settings: Settings) {}

  /** A retransmission brings nothing new: it was answered when it came first. */
  uplink(identified: IdentifiedUplink, { copies, receivedAt }: CollectedFrame): MacResult {
    const { device, counter } = identified;
    const { lorawan } = copies[0].protocolMetadata;
    const plan = frequencyPlan(String(lorawan?.frequency_plan ?? ''));
    const dataRate = plan && dataRateIndex(plan.region, modulationOf(copies[0]), 'up');
    const unchanged = { state: device.macState, fOpts: Buffer.alloc(0), plan };
    if (!plan || dataRate === undefined || counter === 'retransmission') return unchanged;

    const { fCtrl } = identified.frame;
    const uplink: MacUplink = {
      fCnt: identified.fCnt,
      dataRate,
      snr: Math.max(...copies.map(({ gatewayMetadata }) => believedSnr(gatewayMetadata.snr))),
      gateways: copies.length,
      adr: fCtrl.adr && device.radio.disableAdr !== true,
      adrAckReq: fCtrl.adrAckReq,
      commands: commandsIn(identified),
      receivedAt: receptionTime(copies, receivedAt),
    };
    return { ...macUplink(stateOf(device), uplink, this.context(device, plan)), plan };
  }

  /** The commands of a downlink, with those that wait for the device as far as every window has space for them. */
  downlink(
    { device, plan, options }: AnsweredUplink,
    frame: DataFrame,
  ): { readonly state: unknown; readonly fOpts: Buffer } {
    const { fOpts } = frame;
    // On port 0 commands are in the payload, and may not be in FOpts too.
    if (!plan || frame.fPort === 0) return { state: device.macState, fOpts };
    const { length } = encodeDataFrame(frame);
    const lengths = options.map(({ maxLength }) => maxLength).filter((maxLength) => maxLength >= length);
    const space = lengths.length === 0 ? 0 : Math.min(...lengths) - length;
    return macDownlink(stateOf(device), { fOpts, space }, this.context(device, plan));
  }

  /** The state of a session that begins with a join. */
  joined(): MacState {
    return initialMacState('OTAA');
  }

  private context({ radio }: NetworkDevice, plan: FrequencyPlan): MacContext {
    return { plan, now: Date.now(), marginDb: radio.adrMargin || this.settings.NETWORK_ADR_MARGIN_DB };
  }
}

/** The database has an empty object for a session that a handler has registered. */
const stateOf = ({ macState }: NetworkDevice): MacState =>
  isMacState(macState) ? macState : initialMacState('ABP');

const isMacState = (value: unknown): value is MacState =>
  typeof value === 'object' && value !== null && 'activation' in value;

function modulationOf({ protocolMetadata }: FrameCopy) {
  const { modulation, data_rate: dataRate = '', bit_rate: bitRate = 0 } = protocolMetadata.lorawan ?? {};
  const isFsk = modulation === 'FSK' || modulation === 1;
  return { modulation: isFsk ? ('FSK' as const) : ('LORA' as const), dataRate, bitRate };
}

/** Commands are in FOpts, in clear, or on port 0, encrypted with the network session key. */
function commandsIn({ frame, session, fCnt }: IdentifiedUplink): Buffer {
  if (frame.fPort !== 0) return frame.fOpts;
  const { devAddr, nwkSKey: key } = session;
  const payload = frame.frmPayload;
  return payload.length === 0
    ? frame.fOpts
    : cryptFrmPayload({ direction: 'up', devAddr, fCnt32: fCnt, key, payload });
}

const nanosecondsPerMillisecond = 1e6;
/** A gateway whose clock differs more has no time from GPS. */
const maxDifferenceMs = 2_000;

/** By the clock of a gateway, if its time makes sense; else when the first copy arrived. */
function receptionTime(copies: readonly FrameCopy[], receivedAt: Date): number {
  const arrival = receivedAt.getTime();
  const times = copies.map(
    ({ gatewayMetadata }) => Number(gatewayMetadata.time ?? 0) / nanosecondsPerMillisecond,
  );
  return times.find((time) => Math.abs(time - arrival) <= maxDifferenceMs) ?? arrival;
}
