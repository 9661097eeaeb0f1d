/** Descriptions of topics, by the part after the device. */
export interface TopicNote {
  readonly when: string;
  readonly body: string;
}

/**
 * The sentences of docs/reference/events.md; the topics themselves are read from the code (docs/protocol/mqtt.md,
 * docs/protocol/events.md).
 */
export const topicNotes: Readonly<Record<string, TopicNote>> = {
  up: {
    when: 'A device sent data, or an uplink was simulated.',
    body: 'the uplink: port, counter, `payload_raw` (base64), `payload_fields`, `metadata`, `attributes`',
  },
  'up/<field>': {
    when: 'The decoded payload of an uplink has this field; members of an object have topics below it. Only with `HANDLER_MQTT_FIELDS`.',
    body: 'the value of the field',
  },
  down: {
    when: 'An application sends data to a device.',
    body: '`port`, `confirmed`, `schedule` (`replace`, `first` or `last`), `payload_raw` (base64) or `payload_fields`',
  },
  'events/create': {
    when: 'A device was registered, by hand or by its first join.',
    body: 'location of the device and `update_at`; `null` when it was registered by a join',
  },
  'events/update': {
    when: 'A device was changed.',
    body: 'changed parts of the location, and `update_at`',
  },
  'events/delete': { when: 'A device was removed.', body: '`null`' },
  'events/activations': {
    when: 'A device joined.',
    body: '`app_eui`, `dev_eui`, `dev_addr`, `metadata`; never a key',
  },
  'events/activations/errors': {
    when: 'A join was rejected.',
    body: '`error`, `app_eui`, `dev_eui`, `dev_addr`, `metadata`',
  },
  'events/up/errors': {
    when: 'An uplink was dropped, or its payload could not be decoded.',
    body: '`error`',
  },
  'events/down/scheduled': {
    when: 'A downlink was put into the queue of its device.',
    body: '`message`: the downlink',
  },
  'events/down/sent': {
    when: 'A downlink was handed to the network.',
    body: '`payload` (the frame, base64), `message`, `gateway_id`, `config` (frequency in Hz, airtime in nanoseconds)',
  },
  'events/down/acks': {
    when: 'A device acknowledged a confirmed downlink.',
    body: '`message`: the downlink',
  },
  'events/down/errors': {
    when: 'A downlink could not be encoded or sent.',
    body: '`error`, and `message` if there is one',
  },
  'events/downlink/scheduled': {
    when: 'Alias of `events/down/scheduled`.',
    body: 'the same',
  },
  'events/downlink/sent': {
    when: 'Alias of `events/down/sent`.',
    body: 'the same',
  },
};
