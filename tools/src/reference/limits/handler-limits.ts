import { constant, effect, error, type LimitGroup, setting, stated } from './limit.js';

const handler = 'apps/handler/src';
const codecBytes = [`${handler}/applications/message-rules.ts`, 'mostCodecBytes = 262_144'] as const;
const rejected = effect('400, `INVALID_ARGUMENT`');

/** Limits of the handler for calls, devices and downlinks. */
export const callLimits: LimitGroup = {
  title: 'Devices and calls (handler)',
  limits: [
    setting(
      'calls a second of a user or access key; twice as many at once, faster ones wait for up to two seconds',
      'HANDLER_CALLS_PER_SECOND_PER_CLIENT',
      error('client_limit_reached'),
    ),
    setting(
      'calls a second for an application',
      'HANDLER_CALLS_PER_SECOND_PER_APPLICATION',
      error('application_limit_reached'),
    ),
    constant(
      'invalid credentials a second from one address',
      `${handler}/access/rate-limits.ts denialsPerSecond`,
      error('address_limit_reached'),
    ),
    constant(
      "calls of v2's integration for AWS (`service-name` `integration-aws`) that wait half a second",
      `${handler}/access/application-callers.service.ts mostWaiting`,
      effect('others are served without waiting'),
    ),
    stated(
      'gRPC request',
      [
        `${handler}/api/grpc/request-sizes.ts`,
        [
          'maxRequestBytes: 128 * kib',
          'withSettings = 1_280 * kib',
          'withCodec = 384 * kib',
          'open = 4 * kib',
        ],
        '131,072 bytes; with settings of an application 1,310,720 bytes, with a codec of a device 393,216 bytes, without credentials 4,096 bytes',
      ],
      effect('`RESOURCE_EXHAUSTED`'),
    ),
    setting('devices of an application', 'HANDLER_DEVICES_PER_APPLICATION', error('too_many_devices')),
    setting(
      'devices of the applications of an owner',
      'HANDLER_DEVICES_PER_OWNER',
      error('too_many_devices_of_owner'),
    ),
    constant('attributes of a device', `${handler}/devices/device.ts mostCustom`, rejected),
    constant('key or value of an attribute', `${handler}/devices/device.ts longest bytes`, rejected),
    constant(
      'description of a device',
      `${handler}/applications/message-rules.ts longestNote characters`,
      rejected,
    ),
    setting(
      'downlinks that wait for a device',
      'HANDLER_DOWNLINK_QUEUE_LENGTH',
      error('downlink_queue_full'),
    ),
    constant(
      'a downlink as JSON',
      `${handler}/downlinks/downlink-message.ts longestMessage bytes`,
      effect('400; over MQTT the message is dropped or the connection closed'),
    ),
    constant('devices of an import', `${handler}/devices/transfer/device-import.ts mostRows`, rejected),
    stated(
      'imports into an application',
      [`${handler}/devices/transfer/import-slots.ts`, 'if (this.taken.has(appId)) throw importUnderway', '1'],
      error('import_underway'),
    ),
    constant(
      'imports of a replica',
      `${handler}/devices/transfer/import-slots.ts standardSlots`,
      error('too_many_imports'),
    ),
    constant(
      'imports of an owner',
      `${handler}/devices/transfer/import-slots.ts perOwner`,
      error('too_many_imports'),
    ),
    stated(
      'an object of an import, in characters',
      [
        `${handler}/devices/transfer/json-elements.ts`,
        ['65_536 + 2 * mostCodecBytes', codecBytes],
        '589,824',
      ],
      rejected,
    ),
    stated(
      'a line of an import as CSV, in characters',
      [`${handler}/devices/transfer/csv-devices.ts`, ['65_536 + 2 * mostCodecBytes', codecBytes], '589,824'],
      rejected,
    ),
    stated(
      'uplinks and other tasks of a device that wait for earlier ones',
      [`${handler}/shared/device-queue.ts`, 'perDevice: 32', '32'],
      effect('the uplink is dropped'),
    ),
    constant(
      'characters that devices are searched by',
      `${handler}/api/http/device-list-query.ts longestSearch`,
      rejected,
    ),
    constant(
      'applications in a request for counts of messages or failing integrations',
      `${handler}/openapi/applications.schemas.ts mostApplications`,
      rejected,
    ),
    constant(
      'settings of an application, functions and codec together',
      `${handler}/applications/application.message.ts mostBytes bytes`,
      rejected,
    ),
    constant('a codec', `${handler}/applications/message-rules.ts mostCodecBytes bytes`, rejected),
    constant(
      'codecs of the devices of an application',
      `${handler}/devices/device-codecs.repository.ts mostDeviceCodecBytes bytes`,
      error('too_many_device_codecs'),
    ),
    stated(
      'time of a payload function',
      [
        `${handler}/payload-functions/payload-functions.ts`,
        ['timeoutMs: 100', [`${handler}/payload-functions/engine/sandbox.ts`, 'PARSED_PER_MS = 2_000']],
        '100 ms; codecs 1 ms more for each 2,000 characters',
      ],
      effect('event `up/errors`'),
    ),
    stated(
      'memory of payload functions',
      [`${handler}/payload-functions/payload-functions.ts`, 'memoryBytes: 16 * MEBIBYTE', '16 MiB'],
      effect('event `up/errors`'),
    ),
    stated(
      'messages of an application that wait for payload functions',
      [`${handler}/payload-functions/payload-functions.ts`, 'waitingPerApplication: 2_000', '2,000'],
      error('payload_functions_busy'),
    ),
    stated(
      'messages of an owner that wait for payload functions',
      [`${handler}/payload-functions/payload-functions.ts`, 'waitingPerOwner: 5_000', '5,000'],
      error('payload_functions_busy'),
    ),
  ],
};
