import { constant, effect, error, type LimitGroup, setting, stated } from './limit.js';

const handler = 'apps/handler/src';
const session = `${handler}/api/mqtt/sessions/session.ts`;
const rejected = effect('400, `INVALID_ARGUMENT`');
const dropped = effect('the oldest are dropped');

/** Limits of the handler for messages. */
export const messageLimits: LimitGroup = {
  title: 'Messages (handler)',
  limits: [
    setting(
      'MQTT connections a second of a client address; ten times as many at once',
      'HANDLER_MQTT_CONNECTIONS_PER_SECOND',
      effect('the connection is closed'),
    ),
    setting(
      'MQTT sessions of an application',
      'HANDLER_MQTT_SESSIONS_PER_APPLICATION',
      error('mqtt_too_many_sessions'),
    ),
    setting(
      'MQTT sessions of an owner',
      'HANDLER_MQTT_SESSIONS_PER_OWNER',
      error('mqtt_too_many_sessions_of_owner'),
    ),
    setting(
      'MQTT sessions of a client address',
      'HANDLER_MQTT_SESSIONS_PER_ADDRESS',
      error('mqtt_too_many_sessions_from_address'),
    ),
    stated(
      'MQTT packets of a connection that are no messages',
      [
        'libs/mqtt/src/packet-guard.ts',
        '{ burst: 10_000, refillMs: 1 }',
        '10,000 at once, then 1,000 a second',
      ],
      error('mqtt_too_many_packets'),
    ),
    stated(
      'MQTT packet',
      [
        `${handler}/api/mqtt/application-broker.ts`,
        [
          'packetBytes: longestMessage',
          [`${handler}/downlinks/downlink-message.ts`, 'longestMessage = 65_536'],
        ],
        '65,536 bytes',
      ],
      effect('the connection is closed'),
    ),
    constant(
      'MQTT client id',
      'libs/mqtt/src/mqtt-broker.ts longestClientId bytes',
      effect('the connection is rejected'),
    ),
    stated(
      'subscriptions of an MQTT connection',
      [
        session,
        ['filters: 100', 'levels: 16', 'length: 1_200'],
        '100; each of 16 levels and 1,200 characters',
      ],
      effect('return code 0x80'),
    ),
    stated(
      'bytes that an MQTT client has not read',
      [
        session,
        [
          'momentBytes: 4_194_304',
          'waitingBytes: 1_048_576',
          [`${handler}/api/mqtt/sessions/sessions.ts`, 'momentMs = 2_000'],
        ],
        '4,194,304; 1,048,576 for longer than two seconds',
      ],
      effect('the connection is closed'),
    ),
    constant(
      'a frame of MQTT over WebSockets',
      `${handler}/api/mqtt/mqtt-web-socket-server.ts mostFrameBytes bytes`,
      effect('the connection is closed'),
    ),
    stated(
      'topics with a value of `payload_fields` each',
      [
        `${handler}/events/field-topics.ts`,
        ['mostLevels = 100', 'longestPath = 1_000'],
        'paths of 1,000 characters and 100 levels',
      ],
      effect('the value has no topic of its own'),
    ),
    constant(
      'errors or warnings of a codec in events',
      `${handler}/payload-functions/codec-calls.ts mostReported characters`,
      effect('the text is cut'),
    ),
    constant(
      'gateways of an uplink',
      `${handler}/uplinks/uplink-message.ts maxGateways`,
      effect('others are left out'),
    ),
    constant(
      'messages a second of an application that are dropped',
      `${handler}/api/mqtt/sessions/publish-receiver.ts perSecond`,
      effect('the client is read more slowly'),
    ),
    setting(
      'simulated uplinks a second of an application',
      'HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION',
      error('too_many_simulated_uplinks'),
    ),
    setting(
      'simulated uplinks a second of an owner',
      'HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER',
      error('too_many_simulated_uplinks'),
    ),
    stated(
      'streams of live events of an application',
      [`${handler}/api/live-events/live-events.ts`, 'perApplication: 50', '50'],
      error('too_many_streams'),
    ),
    stated(
      'streams of live events of a user or access key',
      [`${handler}/api/live-events/live-events.ts`, 'perCaller: 20', '20'],
      error('too_many_streams'),
    ),
    constant(
      'devices that a stream of live events is limited to',
      `${handler}/api/live-events/event-filter.ts mostNames`,
      rejected,
    ),
    constant(
      'unread events of a stream',
      `${handler}/api/live-events/event-channel.ts mostWaitingBytes bytes`,
      effect('the stream is closed'),
    ),
    constant(
      'integrations of an application',
      `${handler}/integrations/integrations.service.ts mostPerApplication`,
      rejected,
    ),
    constant(
      'headers of an integration',
      `${handler}/integrations/integrations.dto.ts mostHeaders`,
      rejected,
    ),
    setting('messages that wait for an integration', 'HANDLER_INTEGRATION_QUEUE_LENGTH', dropped),
    constant(
      'dead letters of an integration',
      `${handler}/integrations/deliverer.ts keptDeadLetters`,
      dropped,
    ),
    constant(
      'dead letters in a response',
      `${handler}/api/http/dead-letters.controller.ts mostAtOnce`,
      effect('the response has this many'),
    ),
    setting('stored messages of an application', 'HANDLER_MESSAGE_STORAGE_LENGTH', rejected),
    setting(
      'stored messages of the applications of an owner',
      'HANDLER_MESSAGE_STORAGE_LENGTH_PER_OWNER',
      error('too_many_stored_messages'),
    ),
    setting('days for which messages are stored', 'HANDLER_MESSAGE_STORAGE_DAYS', rejected),
    constant(
      'stored messages in a response',
      `${handler}/message-storage/recent-messages.dto.ts mostMessages`,
      effect('the response has this many'),
    ),
    constant(
      'clients of an application at outside brokers that are remembered',
      `${handler}/api/broker-authentication/broker-logins.repository.ts mostLogins`,
      effect('the one that logged in longest ago is forgotten'),
    ),
    stated(
      'rejected access keys of an application at outside brokers',
      [
        `${handler}/api/broker-authentication/broker-clients.service.ts`,
        '{ burst: 20, refillMs: 1_000 }',
        '20 at once, then one a second',
      ],
      error('too_many_rejected_keys'),
    ),
  ],
};
