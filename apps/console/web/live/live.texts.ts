import type { KindGroup } from './live-message.js';
import type { LiveView } from './live-search.js';

/** Texts of message kinds. Unknown kinds are shown unchanged. */
const kinds: Readonly<Record<string, string>> = {
  up: 'Uplink',
  'events/create': 'Device created',
  'events/update': 'Device changed',
  'events/delete': 'Device deleted',
  'events/activations': 'Activation',
  'events/activations/errors': 'Activation failed',
  'events/up/errors': 'Uplink error',
  'events/down/scheduled': 'Downlink scheduled',
  'events/down/sent': 'Downlink sent',
  'events/down/acks': 'Downlink acknowledged',
  'events/down/errors': 'Downlink error',
};

const groups: Readonly<Record<KindGroup, string>> = {
  up: 'Uplinks',
  down: 'Downlinks',
  activations: 'Activations',
  errors: 'Errors',
  changes: 'Changes of devices',
};

const views: Readonly<Record<LiveView, string>> = {
  messages: 'Messages',
  plots: 'Over time',
  gateways: 'Gateways and map',
  frame: 'Frame inspector',
};

/** Texts of live data. */
export const liveTexts = {
  title: 'Live data',
  kinds,
  groups,
  views,
  viewsOf: 'Views of the data',
  connecting: 'Connecting …',
  open: 'Connected: messages are shown as they arrive.',
  waiting: (seconds: number) => `The connection was lost. Reconnecting within ${seconds} s.`,
  pause: 'Pause',
  resume: 'Resume',
  clear: 'Clear',
  paused: (waiting: number) => `Paused. ${waiting} new ${waiting === 1 ? 'message waits' : 'messages wait'}.`,
  device: 'Device',
  deviceHint: 'Part of its id',
  kind: 'Kind',
  everyKind: 'All kinds',
  text: 'Text',
  textHint: 'Anywhere in a message',
  none: 'No message yet',
  noneSinceOpened: 'No message since this page was opened',
  noneText: 'Messages and events of devices appear here as they arrive.',
  toDevices: 'Go to the devices',
  noMatch: 'No messages match.',
  noErrors: {
    loading: '',
    loaded:
      'None of the newest stored uplinks has a decoding error. Other errors are not stored: they are shown as they arrive.',
    'not stored':
      'Errors are shown as they arrive. Messages of this application are not stored, so errors that came while no page showed its messages are only counted. To see one with its error, simulate an uplink of a device, or turn on message storage for later ones.',
    failed: 'Errors are shown as they arrive.',
  },
  noErrorsTitle: 'No errors to show',
  errorsNotStored: (count: number) =>
    count === 1
      ? 'One error was counted, which is not stored'
      : `${count.toLocaleString()} errors were counted, which are not stored`,
  errorHours: (hours: number) => `Errors were counted in the ${hours === 1 ? 'hour' : 'hours'} that began at`,
  errorHour: (count: number) => `(${count.toLocaleString()})`,
  noneCounted: 'No errors were counted in the last 24 hours.',
  toFunctionsPage: 'Open the payload functions',
  shown: (shown: number, all: number) => `${shown} of ${all} messages`,
  exportCsv: 'Export as CSV',
  exportJson: 'Export as JSON',
  historyFailed: 'Earlier messages could not be loaded. New ones are shown as they arrive.',
  storedKinds: 'Only uplinks are stored. Joins, downlinks and other events are shown while the page is open.',
  /** `stored` is the number of stored uplinks that are loaded; undefined where none are. */
  missingErrors: (count: number, stored: number | undefined) =>
    [
      `${count === 1 ? 'One more decoding error was' : `${count.toLocaleString()} more decoding errors were`} counted in the last 24 hours.`,
      stored !== undefined &&
        `This list has the newest ${stored} stored uplinks and everything received since you opened the page.`,
      'Older errors are not shown.',
    ]
      .filter(Boolean)
      .join(' '),
  time: 'Time',
  data: 'Data',
  port: 'Port',
  counter: 'Frame counter',
  details: 'Details',
  detailsOf: (kind: string, device: string) => `${kind} of ${device}`,
  payload: 'Payload',
  bytes: (count: number) => `${count} ${count === 1 ? 'byte' : 'bytes'}`,
  noPayload: 'No payload',
  fields: 'Fields',
  noFields: 'No fields: the application had no decoder for it, or the decoder returned none.',
  notDecoded: 'not decoded',
  error: 'error',
  decodingFailed: 'Decoding failed',
  toFunctions: 'Run the payload functions with this uplink',
  radio: 'Metadata',
  whole: 'The whole message',
  gateways: 'Gateways',
  gateway: 'Gateway',
  channel: 'Channel',
  rfChain: 'RF chain',
  rssi: 'RSSI (dBm)',
  snr: 'SNR (dB)',
  ofPort: (value: number) => `Port ${value}`,
  ofCounter: (value: number) => `Frame counter ${value}`,
  ofRssi: (value: number) => `${value} dBm`,
  ofSnr: (value: number) => `SNR ${value} dB`,
  dataRate: 'Data rate',
  simulated: 'Simulated',
  count: 'Messages',
  lastHeard: 'Last received',
  noGateways: 'No gateway has received an uplink yet',
  noGatewaysText: 'Gateways are listed in the metadata of uplinks. One uplink that is simulated has none.',
  map: 'Map of gateways and devices',
  noPlaces:
    "None of these gateways and devices has a known location. Set it in their settings; the location of other users' gateways is known only if it is public.",
  setPlace: (id: string) => `Set the location of ${id}`,
  choose: 'Values',
  noNumbers: 'No values yet',
  noNumbersText: 'Numeric payload fields, RSSI and SNR are plotted as uplinks arrive.',
  least: 'Minimum',
  most: 'Maximum',
  last: 'Last',
  summary: 'Summary',
  gaps: 'Missing uplinks',
  noGaps: 'No uplinks are missing: frame counters are consecutive.',
  noCounters: 'Not checked: simulated uplinks have no frame counter.',
  missing: 'Missing',
  frame: {
    title: 'Frame',
    text: 'Reads the header and the MAC commands of a LoRaWAN data frame (PHYPayload). The frame stays in the browser.',
    hint: 'Hexadecimal digits or base64, for example 40 67 45 23 01 80 01 00 01 AB CD 01 02 03 04.',
    notBytes: 'Enter whole bytes as hexadecimal digits or base64.',
    type: 'Type',
    length: 'Length',
    types: {
      JOIN_REQUEST: 'Join request',
      JOIN_ACCEPT: 'Join accept',
      UNCONFIRMED_UP: 'Unconfirmed uplink',
      UNCONFIRMED_DOWN: 'Unconfirmed downlink',
      CONFIRMED_UP: 'Confirmed uplink',
      CONFIRMED_DOWN: 'Confirmed downlink',
    } as Readonly<Record<string, string>>,
    noFlags: 'no flags',
    none: 'none',
    encrypted: '(encrypted)',
  },
  plotOf: (name: string) => `${name} over time`,
};

/** Texts about messages that are not stored. */
export const withoutStorageTexts = {
  notStored:
    'Messages of this application are not stored: you see those that arrive while live data, or the overview of the application or device, is open.',
  counted: (day: number, month: number) =>
    `${day.toLocaleString()} ${day === 1 ? 'uplink' : 'uplinks'} in the last 24 hours, ${month.toLocaleString()} in the last 30 days.`,
  lastAt: 'The last one came at',
  lastHour: 'The last one came in the last hour.',
  lastInHourOf: 'The last one came in the hour that began at',
  lastOn: 'The last one came on',
  turnOn: 'Turn on message storage',
};

/** Texts of the last messages on overviews. */
export const recentTexts = {
  title: 'Recent messages',
  none: 'Messages appear here as they arrive.',
  all: 'Open live data',
};
