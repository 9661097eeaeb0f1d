import { LazyTemplate } from './lazy-template.js';
import type {
  ReceivedAntenna,
  ReceivedByGateway,
  ReceivedLocation,
  ReceivedTransmission,
  ReceivedUplink,
} from './received-uplink.js';
import { WireReader } from './wire-reader.js';
import type { Writable } from './writable.js';

const none = Buffer.alloc(0);
/** Of metadata no more is read, since whoever has a gateway writes it: an uplink is heard by hundreds at most. */
const mostGateways = 256;
const mostAntennas = 16;
const modulations = ['LORA', 'FSK'] as const;
const sources = ['UNKNOWN', 'GPS', 'CONFIG', 'REGISTRY', 'IP_GEOLOCATION'] as const;

/**
 * A `DeduplicatedUplinkMessage` from its bytes, as the loader of contracts would read it, in a fraction of its time: a
 * broker sends thousands of these a second. Names that this version does not know are read as the first of their kind.
 */
export function readUplink(bytes: Buffer): ReceivedUplink {
  const reader = new WireReader(bytes);
  const gateways: ReceivedByGateway[] = [];
  const uplink: Writable<ReceivedUplink> = {
    payload: none,
    app_id: '',
    dev_id: '',
    protocol_metadata: null,
    gateway_metadata: gateways,
    server_time: '0',
    response_template: null,
  };
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) uplink.payload = reader.bytes();
    else if (field === 13) uplink.app_id = reader.text();
    else if (field === 14) uplink.dev_id = reader.text();
    else if (field === 21) uplink.protocol_metadata = reader.message(readProtocol);
    else if (field === 22 && gateways.length < mostGateways) gateways.push(reader.message(readGateway));
    else if (field === 23) uplink.server_time = reader.long('signed');
    else if (field === 31) uplink.response_template = new LazyTemplate(reader.bytes());
    else reader.skip();
  }
  return uplink;
}

function readProtocol(reader: WireReader): NonNullable<ReceivedUplink['protocol_metadata']> {
  let lorawan: ReceivedTransmission | undefined;
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) lorawan = reader.message(readTransmission);
    else reader.skip();
  }
  return lorawan ? { lorawan } : {};
}

/** What becomes of each field of a message. */
type Fields<T> = Readonly<Record<number, (message: Writable<T>, reader: WireReader) => void>>;

/** Puts each field of a message where it belongs, and passes by those that are of no interest. */
function fill<T>(message: Writable<T>, fields: Fields<T>, reader: WireReader): T {
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    const take = fields[field];
    if (take) take(message, reader);
    else reader.skip();
  }
  return message;
}

const ofTransmission: Fields<ReceivedTransmission> = {
  11: (sent, reader) => (sent.modulation = modulations[reader.uint32()] ?? modulations[0]),
  12: (sent, reader) => (sent.data_rate = reader.text()),
  13: (sent, reader) => (sent.bit_rate = reader.uint32()),
  14: (sent, reader) => (sent.coding_rate = reader.text()),
  15: (sent, reader) => (sent.f_cnt = reader.uint32()),
};

const readTransmission = (reader: WireReader): ReceivedTransmission =>
  fill<ReceivedTransmission>(
    { modulation: 'LORA', data_rate: '', bit_rate: 0, coding_rate: '', f_cnt: 0 },
    ofTransmission,
    reader,
  );

/** A gateway in the making, whose antennas come one after the other. */
interface HeardBy extends ReceivedByGateway {
  readonly antennas: ReceivedAntenna[];
}

const ofGateway: Fields<HeardBy> = {
  1: (heard, reader) => (heard.gateway_id = reader.text()),
  2: (heard, reader) => (heard.gateway_trusted = reader.bool()),
  11: (heard, reader) => (heard.timestamp = reader.uint32()),
  12: (heard, reader) => (heard.time = reader.long('signed')),
  13: (heard, reader) => (heard.encrypted_time = reader.bytes()),
  21: (heard, reader) => (heard.rf_chain = reader.uint32()),
  22: (heard, reader) => (heard.channel = reader.uint32()),
  30: ({ antennas }, reader) => {
    if (antennas.length < mostAntennas) antennas.push(reader.message(readAntenna));
    else reader.skip();
  },
  31: (heard, reader) => (heard.frequency = reader.long()),
  32: (heard, reader) => (heard.rssi = reader.float()),
  33: (heard, reader) => (heard.snr = reader.float()),
  41: (heard, reader) => (heard.location = reader.message(readLocation)),
};

function readGateway(reader: WireReader): ReceivedByGateway {
  const heard: Writable<HeardBy> = {
    gateway_id: '',
    gateway_trusted: false,
    timestamp: 0,
    time: '0',
    encrypted_time: none,
    rf_chain: 0,
    channel: 0,
    antennas: [],
    frequency: '0',
    rssi: 0,
    snr: 0,
    location: null,
  };
  return fill<HeardBy>(heard, ofGateway, reader);
}

const ofAntenna: Fields<ReceivedAntenna> = {
  1: (heard, reader) => (heard.antenna = reader.uint32()),
  2: (heard, reader) => (heard.channel = reader.uint32()),
  3: (heard, reader) => (heard.rssi = reader.float()),
  4: (heard, reader) => (heard.snr = reader.float()),
  10: (heard, reader) => (heard.encrypted_time = reader.bytes()),
  11: (heard, reader) => (heard.fine_time = reader.long('signed')),
};

const readAntenna = (reader: WireReader): ReceivedAntenna =>
  fill<ReceivedAntenna>(
    { antenna: 0, channel: 0, rssi: 0, snr: 0, encrypted_time: none, fine_time: '0' },
    ofAntenna,
    reader,
  );

const ofLocation: Fields<ReceivedLocation> = {
  2: (place, reader) => (place.latitude = reader.float()),
  3: (place, reader) => (place.longitude = reader.float()),
  4: (place, reader) => (place.altitude = reader.int32()),
  5: (place, reader) => (place.accuracy = reader.int32()),
  6: (place, reader) => (place.source = sources[reader.uint32()] ?? sources[0]),
};

const readLocation = (reader: WireReader): ReceivedLocation =>
  fill<ReceivedLocation>(
    { latitude: 0, longitude: 0, altitude: 0, accuracy: 0, source: 'UNKNOWN' },
    ofLocation,
    reader,
  );
