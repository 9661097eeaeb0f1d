import type { DownlinkCommand } from '../mac-commands/downlink-commands.js';
import { type UplinkCommand, uplinkCommands } from '../mac-commands/uplink-commands.js';
import { dataRateOf } from '../regions/channels.js';
import type { Region } from '../regions/region.js';
import type { DeviceRadio } from './device-radio.js';
import { withLinkRequests } from './link-adr.js';

/** A battery that is full. */
const batteryLevel = 254;
const maxFOptsLength = 15;

/** Repeated in every uplink until a downlink arrives (LoRaWAN 1.0.2 section 5.4). */
const stickyAnswers: readonly UplinkCommand['name'][] = [
  'RXParamSetupAns',
  'RXTimingSetupAns',
  'DlChannelAns',
  'TxParamSetupAns',
];

type Request<Name extends DownlinkCommand['name']> = Extract<DownlinkCommand, { name: Name }>;

/** The radio after the commands of a downlink, with the answers that the next uplink carries. `snr` is its SNR in dB. */
export function withCommands(
  before: DeviceRadio,
  commands: readonly DownlinkCommand[],
  snr: number,
): DeviceRadio {
  const radio = {
    ...before,
    silentUplinks: 0,
    answers: before.answers.filter((answer) => !isSticky(answer)),
  };
  const links = commands.filter((command): command is Request<'LinkADRReq'> => command.name === 'LinkADRReq');
  return commands
    .filter(({ name }) => name !== 'LinkADRReq')
    .reduce((state, command) => withCommand(state, command, snr), withLinkRequests(radio, links));
}

/** Answers that fit into the FOpts of one uplink, and the radio without those that are sent once. */
export function takeAnswers(radio: DeviceRadio): { readonly radio: DeviceRadio; readonly fOpts: Buffer } {
  const sent: UplinkCommand[] = [];
  for (const answer of radio.answers)
    if (uplinkCommands.encode([...sent, answer]).length <= maxFOptsLength) sent.push(answer);
  const answers = radio.answers.filter((answer) => isSticky(answer) || !sent.includes(answer));
  return { radio: { ...radio, answers }, fOpts: uplinkCommands.encode(sent) };
}

const isSticky = ({ name }: UplinkCommand): boolean => stickyAnswers.includes(name);

const withAnswer = (radio: DeviceRadio, answer: UplinkCommand, changes: Partial<DeviceRadio> = {}) => ({
  ...radio,
  ...changes,
  answers: [...radio.answers, answer],
});

function withCommand(radio: DeviceRadio, command: DownlinkCommand, snr: number): DeviceRadio {
  const { name } = command;
  if (name === 'DutyCycleReq') return withAnswer(radio, { name: 'DutyCycleAns' });
  if (name === 'DevStatusReq')
    return withAnswer(radio, { name: 'DevStatusAns', battery: batteryLevel, margin: marginOf(snr) });
  if (name === 'TxParamSetupReq' && radio.plan.region.dwellTime.txParamSetup)
    return withAnswer(
      radio,
      { name: 'TxParamSetupAns' },
      { hasDownlinkDwellTime: command.downlinkDwellTime },
    );
  if (name === 'RXTimingSetupReq')
    return withAnswer(radio, { name: 'RXTimingSetupAns' }, { rxDelay: Math.max(1, command.rxDelay) });
  return withParameters(radio, command);
}

/** Commands whose parameters the device may reject; other ones change nothing. */
function withParameters(radio: DeviceRadio, command: DownlinkCommand): DeviceRadio {
  if (command.name === 'RXParamSetupReq') return withRxParameters(radio, command);
  if (command.name === 'NewChannelReq') return withChannel(radio, command);
  return command.name === 'DlChannelReq' ? withDownlinkChannel(radio, command) : radio;
}

const marginOf = (snr: number): number => Math.max(-32, Math.min(31, Math.round(snr)));

const isInRange = ({ frequencyRangeHz: [from, to] }: Region, hz: number): boolean => hz >= from && hz <= to;

function withRxParameters(radio: DeviceRadio, command: Request<'RXParamSetupReq'>): DeviceRadio {
  const { region } = radio.plan;
  const { rx1DrOffset, rx2DataRate, frequencyHz } = command;
  const [lowest, highest] = region.rx1.offsets;
  const answer = {
    name: 'RXParamSetupAns',
    frequency: isInRange(region, frequencyHz),
    rx2DataRate: dataRateOf(region, rx2DataRate)?.down === true,
    rx1DrOffset: rx1DrOffset >= lowest && rx1DrOffset <= highest,
  } as const;
  const isAccepted = answer.frequency && answer.rx2DataRate && answer.rx1DrOffset;
  const rx2 = { frequencyHz, dataRate: rx2DataRate };
  return withAnswer(radio, answer, isAccepted ? { rx1DrOffset, rx2 } : {});
}

/** Devices of plans with fixed channels ignore the command (regional parameters 1.0.3). */
function withChannel(radio: DeviceRadio, command: Request<'NewChannelReq'>): DeviceRadio {
  const { region } = radio.plan;
  if (region.cfListType === 1) return radio;
  const { index, frequencyHz, minDataRate, maxDataRate } = command;
  const isFree = index >= region.uplinkChannels.length && index < region.linkAdr.maxChannels;
  const rates = [minDataRate, maxDataRate].map((rate) => dataRateOf(region, rate)?.up === true);
  const answer = {
    name: 'NewChannelAns',
    frequency: isFree && (frequencyHz === 0 || isInRange(region, frequencyHz)),
    dataRates: isFree && minDataRate <= maxDataRate && rates.every(Boolean),
  } as const;
  if (!answer.frequency || !answer.dataRates) return withAnswer(radio, answer);
  const { [index]: _removed, ...others } = radio.channels;
  const enabled = radio.enabled.filter((other) => other !== index);
  if (frequencyHz === 0) return withAnswer(radio, answer, { channels: others, enabled });
  const channels = { ...others, [index]: { frequencyHz, minDataRate, maxDataRate } };
  return withAnswer(radio, answer, { channels, enabled: [...enabled, index] });
}

function withDownlinkChannel(
  radio: DeviceRadio,
  { index, frequencyHz }: Request<'DlChannelReq'>,
): DeviceRadio {
  const channel = radio.channels[index];
  const frequency = isInRange(radio.plan.region, frequencyHz);
  const answer = { name: 'DlChannelAns', frequency, uplinkChannel: channel !== undefined } as const;
  if (!channel || !frequency) return withAnswer(radio, answer);
  const channels = { ...radio.channels, [index]: { ...channel, downlinkHz: frequencyHz } };
  return withAnswer(radio, answer, { channels });
}
