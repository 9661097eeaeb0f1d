import type { broker } from '@fieldpost/contracts';
import {
  cryptFrmPayload,
  type DataFrame,
  directionOf,
  encodeDataFrame,
  isDataFrame,
  parsePhyPayload,
  signDataFrame,
} from '@fieldpost/lorawan';
import type { Device, DeviceKeys } from '../devices/device.js';
import { couldNotEncrypt, templateNotValid } from './downlink.errors.js';
import type { Offer } from '../devices/downlink.js';

/** The content of a template: `port` 0 for the port of the uplink, `payload` in clear. */
export interface DownlinkContent {
  readonly port: number;
  readonly confirmed: boolean;
  readonly payload: Buffer | undefined;
  /** Whether more waits behind it. */
  readonly fPending: boolean;
}

type Template = Pick<broker.DownlinkMessage__Output, 'payload' | 'downlink_option'>;

/**
 * Completes the network server's template: port, type, FPending, encryption, MIC
 * (docs/protocol/downlinks.md#building-the-frame). Undefined when there is nothing to say: no payload, no
 * acknowledgement, no commands.
 */
export function buildDownlink(
  template: Template,
  content: DownlinkContent,
  keys: DeviceKeys,
): Buffer | undefined {
  const frame = parseTemplate(template.payload);
  const payload = content.payload ?? Buffer.alloc(0);
  if (payload.length === 0 && !isWorthSending(frame)) return undefined;
  const { nwkSKey, appSKey } = keys;
  if (!nwkSKey || !appSKey) throw couldNotEncrypt();

  const { devAddr, fCnt: fCnt32 } = counterIn(template, frame);
  const phyPayload = encodeDataFrame({
    ...frame,
    mType: content.confirmed ? 'CONFIRMED_DOWN' : 'UNCONFIRMED_DOWN',
    fCtrl: { ...frame.fCtrl, fPending: content.fPending },
    // A frame without a payload ends after FOpts: LoRaWAN 1.0.2 section 4.3.2, and 12 bytes as in the original.
    fPort: payload.length === 0 ? undefined : portOf(content, frame),
    frmPayload: cryptFrmPayload({ key: appSKey, direction: 'down', devAddr, fCnt32, payload }),
  });
  return signDataFrame({ nwkSKey, fCnt32, phyPayload });
}

/** The device with the keys of the template's session: that before the last join while the device has not used the new one. */
export function inSessionOf(template: Template, device: Device): Device {
  const { previousSession } = device;
  const isPrevious = previousSession && offerOf(template).devAddr === previousSession.devAddr;
  return isPrevious ? { ...device, ...previousSession } : device;
}

/** Whether the network wants a downlink even without a payload; fails when the template is missing. */
export const wantsDownlink = ({ payload }: Pick<Template, 'payload'>): boolean =>
  isWorthSending(parseTemplate(payload));

/** The counter of a downlink for the template; throws when the template is invalid. */
export const offerOf = (template: Template): Offer => counterIn(template, parseTemplate(template.payload));

const counterIn = (template: Template, { devAddr, fCnt }: DataFrame): Offer => ({
  devAddr,
  fCnt: fullCounter(template) || fCnt,
});

/** The air carries the low half only; 0 when the network server sends none. */
const fullCounter = ({ downlink_option }: Template): number =>
  downlink_option?.protocol_configuration?.lorawan?.f_cnt ?? 0;

/** Without a payload, a downlink serves only to acknowledge or to bring commands of the network. */
const isWorthSending = ({ fCtrl, fOpts }: DataFrame): boolean => fCtrl.ack || fOpts.length > 0;

/** The requested port, or else that of the uplink, which is in the template. */
const portOf = ({ port }: DownlinkContent, { fPort }: DataFrame): number => port || fPort || 1;

function parseTemplate(payload: Buffer): DataFrame {
  const frame = parsePhyPayload(payload);
  if (!isDataFrame(frame) || directionOf(frame.mType) !== 'down') throw templateNotValid();
  return frame;
}
