import { type Device, isId, isSet, largestAdrMargin, type Radio, standardRadio } from '@fieldpost/domain';
import type { GeoLocation } from '../../map/projection.js';
import { isHex } from '../bytes.js';
import { type Activation, activationOf } from '../device.js';
import { draftTexts as words } from './device-draft.texts.js';

/** Form values of an attribute. */
export interface Attribute {
  readonly key: string;
  readonly value: string;
}

/** Form values of a device. Numbers are texts until they are sent. */
export interface DeviceDraft {
  readonly devId: string;
  readonly description: string;
  readonly activation: Activation;
  readonly appEui: string;
  readonly devEui: string;
  readonly appKey: string;
  readonly devAddr: string;
  readonly nwkSKey: string;
  readonly appSKey: string;
  readonly uses32BitFCnt: boolean;
  readonly checksFCnt: boolean;
  readonly constraints: readonly string[];
  readonly lorawanVersion: string;
  readonly deviceClass: string;
  readonly usesAdr: boolean;
  /** Empty for the margin of the network. */
  readonly adrMargin: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly altitude: string;
  readonly attributes: readonly Attribute[];
  readonly codec: string;
}

/** Initial form values of a new device. */
export const emptyDraft: DeviceDraft = {
  devId: '',
  description: '',
  activation: 'otaa',
  ...{ appEui: '', devEui: '', appKey: '', devAddr: '', nwkSKey: '', appSKey: '' },
  uses32BitFCnt: true,
  checksFCnt: true,
  constraints: ['local'],
  ...{ lorawanVersion: standardRadio.lorawanVersion, deviceClass: standardRadio.deviceClass },
  ...{ usesAdr: true, adrMargin: '' },
  ...{ latitude: '', longitude: '', altitude: '' },
  attributes: [],
  codec: '',
};

const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));

const radioDraft = (radio: Radio) => ({
  appEui: radio.app_eui ?? '',
  devEui: isSet(radio.dev_eui) ? radio.dev_eui : '',
  appKey: radio.app_key ?? '',
  devAddr: radio.dev_addr ?? '',
  nwkSKey: radio.nwk_s_key ?? '',
  appSKey: radio.app_s_key ?? '',
  uses32BitFCnt: radio.uses32_bit_f_cnt ?? false,
  checksFCnt: !radio.disable_f_cnt_check,
  constraints: (radio.activation_constraints ?? 'local').split(','),
  ...settingsDraft(radio),
});

const settingsDraft = (radio: Radio) => ({
  lorawanVersion: radio.lorawan_version ?? standardRadio.lorawanVersion,
  deviceClass: radio.device_class ?? standardRadio.deviceClass,
  usesAdr: !radio.disable_adr,
  adrMargin: radio.adr_margin ? String(radio.adr_margin) : '',
});

/** Initial form values of an existing device. */
export const draftOf = (device: Device): DeviceDraft => ({
  devId: device.dev_id,
  description: device.description ?? '',
  activation: activationOf(device),
  ...radioDraft(device.lorawan_device),
  latitude: numberText(device.latitude),
  longitude: numberText(device.longitude),
  altitude: numberText(device.altitude),
  attributes: Object.entries(device.attributes ?? {}).map(([key, value]) => ({ key, value })),
  codec: device.codec ?? '',
});

/** Where the device is; undefined without a location, for which the API has zeros. */
export function placeOf({ latitude, longitude }: DeviceDraft): GeoLocation | undefined {
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return place.latitude === 0 && place.longitude === 0 ? undefined : place;
}

/** Form values of a location. */
export const placeDraft = (place: GeoLocation | undefined): Pick<DeviceDraft, 'latitude' | 'longitude'> => ({
  latitude: numberText(place?.latitude),
  longitude: numberText(place?.longitude),
});

const zeros = (bytes: number): string => '00'.repeat(bytes);
const noSession = { dev_addr: zeros(4), nwk_s_key: zeros(16), app_s_key: zeros(16) };

/** Unchanged members are left out, so that a concurrent join is not overwritten. */
function secretsOf(draft: DeviceDraft, before: Device | undefined): Radio {
  const { devAddr, nwkSKey, appSKey } = draft;
  if (draft.activation === 'abp')
    return { app_key: zeros(16), dev_addr: devAddr, nwk_s_key: nwkSKey, app_s_key: appSKey };
  const wasAbp = before !== undefined && activationOf(before) === 'abp';
  return { app_key: draft.appKey, ...(wasAbp && noSession) };
}

/** The request for a draft. `before` is the stored device, whose counters are kept. */
export function toDevice(appId: string, draft: DeviceDraft, before?: Device): Device {
  const ids = { app_id: appId, dev_id: draft.devId };
  const { f_cnt_up = 0, f_cnt_down = 0 } = before?.lorawan_device ?? {};
  return {
    ...ids,
    description: draft.description.trim(),
    latitude: Number(draft.latitude),
    longitude: Number(draft.longitude),
    altitude: Number(draft.altitude),
    // Absent keeps the codec, empty removes it.
    ...(draft.codec !== (before?.codec ?? '') && { codec: draft.codec }),
    attributes: Object.fromEntries(draft.attributes.map(({ key, value }) => [key.trim(), value])),
    lorawan_device: {
      ...ids,
      app_eui: draft.appEui,
      dev_eui: draft.activation === 'join' ? zeros(8) : draft.devEui,
      ...secretsOf(draft, before),
      f_cnt_up,
      f_cnt_down,
      uses32_bit_f_cnt: draft.uses32BitFCnt,
      disable_f_cnt_check: !draft.checksFCnt,
      activation_constraints: draft.constraints.join(','),
      lorawan_version: draft.lorawanVersion,
      device_class: draft.deviceClass,
      adr_margin: Number(draft.adrMargin),
      disable_adr: !draft.usesAdr,
    },
  };
}

/** Ids of devices consist of the template's id and the DevEUI, so a template's id must be shorter. */
const longestTemplateId = 19;

type Rules = {
  readonly [K in keyof DeviceDraft]?: (value: DeviceDraft[K], draft: DeviceDraft) => string | null;
};

const onlyFor =
  (which: readonly Activation[], bytes: number, problem: string) =>
  (text: string, { activation }: DeviceDraft): string | null =>
    !which.includes(activation) || isHex(text, bytes) ? null : problem;

const between =
  (most: number, problem: string) =>
  (text: string): string | null =>
    Math.abs(Number(text)) <= most ? null : problem;

const longestAttribute = 64;
const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

function attributesProblem(attributes: readonly Attribute[]): string | null {
  const keys = attributes.map(({ key }) => key.trim());
  if (keys.includes('') || new Set(keys).size < keys.length) return words.attributeKeyProblem;
  const isLong = attributes.some(({ key, value }) =>
    [key, value].some((text) => bytesIn(text) > longestAttribute),
  );
  return isLong ? words.attributeLengthProblem : null;
}

const isMargin = (margin: number): boolean =>
  Number.isInteger(margin) && margin >= 0 && margin <= largestAdrMargin;

/** Validation of a draft in the browser. The handler validates again. */
export const draftRules: Rules = {
  devId: (devId, { activation }) => {
    if (!isId(devId)) return words.devIdProblem;
    return activation === 'join' && devId.length > longestTemplateId ? words.templateIdProblem : null;
  },
  appEui: (text) => {
    if (text.trim() === '') return words.appEuiMissing;
    return isHex(text, 8) ? null : words.appEuiProblem;
  },
  devEui: onlyFor(['otaa', 'abp'], 8, words.devEuiProblem),
  appKey: onlyFor(['otaa', 'join'], 16, words.keyProblem),
  devAddr: (text, draft) =>
    onlyFor(['abp'], 4, text.trim() === '' ? words.devAddrMissing : words.devAddrProblem)(text, draft),
  nwkSKey: onlyFor(['abp'], 16, words.keyProblem),
  appSKey: onlyFor(['abp'], 16, words.keyProblem),
  latitude: between(90, words.latitudeProblem),
  longitude: between(180, words.longitudeProblem),
  altitude: (text) => (Number.isInteger(Number(text)) ? null : words.altitudeProblem),
  adrMargin: (text) => (isMargin(Number(text)) ? null : words.adrMarginProblem),
  attributes: attributesProblem,
};

const euiTaken = /^EUI \S+ already exists/;

const fields: readonly (readonly [sentence: RegExp, field: keyof DeviceDraft])[] = [
  [/^Device \S+ already exists/, 'devId'],
  [/^Device with AppEUI and DevEUI/, 'devEui'],
  [euiTaken, 'appEui'],
  [/^Attribute |custom attributes/, 'attributes'],
  [/(?:DevID|dev_id) not valid/, 'devId'],
  [/(?:AppEUI|app_eui) not valid/, 'appEui'],
  [/(?:DevEUI|dev_eui) not valid/, 'devEui'],
  [/(?:DevAddr|dev_addr) not valid/, 'devAddr'],
  [/(?:AppKey|app_key) not valid/, 'appKey'],
  [/(?:NwkSKey|nwk_s_key) not valid/, 'nwkSKey'],
  [/(?:AppSKey|app_s_key) not valid/, 'appSKey'],
  [/(?:ActivationConstraints|activation_constraints) not valid/, 'constraints'],
  [/(?:LorawanVersion|lorawan_version) not valid/, 'lorawanVersion'],
  [/(?:DeviceClass|device_class) not valid/, 'deviceClass'],
  [/(?:AdrMargin|adr_margin) not valid/, 'adrMargin'],
  [/codec not valid|codecs of the devices/i, 'codec'],
  [/description not valid/i, 'description'],
  [/latitude not valid/i, 'latitude'],
  [/longitude not valid/i, 'longitude'],
  [/altitude not valid/i, 'altitude'],
];

/** The field that the handler rejected, if any. */
export const fieldOf = (sentence: string): keyof DeviceDraft | undefined =>
  fields.find(([pattern]) => pattern.test(sentence))?.[1];

/** A rejection in the words of its field. */
export const wordsAtField = (sentence: string): string =>
  euiTaken.test(sentence) ? words.euiTaken : sentence;
