import { notValid } from '@fieldpost/errors';

/** Versions of LoRaWAN that the network serves. */
export const lorawanVersions = ['1.0.2', '1.0.3', '1.0.4'] as const;
export type LorawanVersion = (typeof lorawanVersions)[number];

/** A device of class A listens after its uplinks, one of class C always. */
export const deviceClasses = ['A', 'C'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** The largest margin of adaptive data rate, in dB. */
export const largestAdrMargin = 40;

/** How the network treats a device; what is missing has its default. v2 has none of these settings. */
export interface RadioSettings {
  /** Default: 1.0.3. */
  readonly lorawanVersion?: LorawanVersion;
  /** Default: A. */
  readonly deviceClass?: DeviceClass;
  /** dB above what the data rate needs; 0, the default, for the margin of the network. */
  readonly adrMargin?: number;
  /** Whether the network leaves data rate and power to the device. Default: false. */
  readonly disableAdr?: boolean;
}

/** The settings as members of messages; `undefined` keeps what is stored. */
export interface RadioMembers {
  lorawan_version?: string;
  device_class?: string;
  adr_margin?: number;
  disable_adr?: boolean;
}

export const standardRadio: Required<RadioSettings> = {
  lorawanVersion: '1.0.3',
  deviceClass: 'A',
  adrMargin: 0,
  disableAdr: false,
};

function oneOf<const Word extends string>(words: readonly Word[], text: string, argument: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw notValid({ argument, reason: `should be one of ${words.join(', ')}` });
  return found;
}

function marginOf(margin: number): number {
  if (Number.isInteger(margin) && margin >= 0 && margin <= largestAdrMargin) return margin;
  throw notValid({ argument: 'AdrMargin', reason: `should be from 0 to ${largestAdrMargin} dB` });
}

/** The settings that a message has. */
export const readRadio = (message: Readonly<RadioMembers>): RadioSettings => ({
  ...(message.lorawan_version !== undefined && {
    lorawanVersion: oneOf(lorawanVersions, message.lorawan_version, 'LorawanVersion'),
  }),
  ...(message.device_class !== undefined && {
    deviceClass: oneOf(deviceClasses, message.device_class, 'DeviceClass'),
  }),
  ...(message.adr_margin !== undefined && { adrMargin: marginOf(message.adr_margin) }),
  ...(message.disable_adr !== undefined && { disableAdr: message.disable_adr }),
});

/** The settings as members of a message; those that are missing are left out. */
export const radioMembers = (radio: RadioSettings): RadioMembers => ({
  ...(radio.lorawanVersion !== undefined && { lorawan_version: radio.lorawanVersion }),
  ...(radio.deviceClass !== undefined && { device_class: radio.deviceClass }),
  ...(radio.adrMargin !== undefined && { adr_margin: radio.adrMargin }),
  ...(radio.disableAdr !== undefined && { disable_adr: radio.disableAdr }),
});
