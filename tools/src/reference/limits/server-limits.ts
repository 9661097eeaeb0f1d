import { constant, effect, error, type LimitGroup, setting, stated } from './limit.js';

const http = 'libs/transport/src/http';
const requests = 'libs/transport/src/requests';
const grpc = 'libs/transport/src/grpc/grpc-peer-limits.ts';
const closed = effect('the connection is closed');

/** Limits of the HTTP and gRPC servers of all apps, per replica. */
export const serverLimits: LimitGroup = {
  title: 'Servers of every app',
  limits: [
    setting('open connections of a listener', 'FIELDPOST_MAX_CONNECTIONS', closed),
    setting('open connections of a client address', 'FIELDPOST_MAX_CONNECTIONS_PER_ADDRESS', closed),
    setting(
      'HTTP requests a second of a client address; ten times as many at once',
      'FIELDPOST_HTTP_REQUESTS_PER_SECOND',
      error('too_many_requests'),
    ),
    constant('HTTP body', `${requests}/body-parsers.ts maxBodyBytes bytes`, error('body_too_large')),
    constant('levels of a JSON body', `${requests}/json-body.ts maxJsonDepth`, effect('400')),
    constant('members and elements of a JSON body', `${requests}/json-body.ts maxJsonParts`, effect('400')),
    constant('members of a form', `${requests}/form-body.ts maxMembers`, effect('400')),
    constant('entries of a page of a list', 'libs/transport/src/lists/page.ts longestPage', effect('400')),
    constant(
      'requests of a connection that wait for the responses to earlier ones',
      `${http}/connection-limits.ts mostWaiting`,
      closed,
    ),
    constant(
      'the header `Authorization`',
      'libs/auth/src/tokens/authorization.ts longestHeader characters',
      effect('401, as without the header'),
    ),
    constant('gRPC call metadata', `${grpc} maxMetadataBytes bytes`, effect('`RESOURCE_EXHAUSTED`')),
    stated(
      'gRPC request at the internal APIs of account and oauth',
      ['libs/transport/src/grpc/grpc-server.ts', 'maxRequestBytes: bytes = 256 * 1024', '262,144 bytes'],
      effect('`RESOURCE_EXHAUSTED`'),
    ),
    stated(
      'gRPC frames of a connection that are no messages (resets, pings, settings)',
      [
        grpc,
        ['{ burst: 5_000, refillMs: 2 }', 'reset: 10'],
        '5,000 at once, 500 a second; a reset counts as ten',
      ],
      closed,
    ),
    setting('characters of a new password, at least', 'ACCOUNT_PASSWORD_MIN_LENGTH', effect('400')),
  ],
};

/** Limits of discovery. */
export const discoveryLimits: LimitGroup = {
  title: 'Discovery',
  limits: [
    setting('open gRPC connections of a worker', 'DISCOVERY_MAX_CONNECTIONS', closed),
    setting('open gRPC connections of a client address', 'DISCOVERY_MAX_CONNECTIONS_PER_ADDRESS', closed),
    constant(
      'identifiers of a component',
      'apps/discovery/src/announcements/announcements.service.ts maxMetadata',
      effect('400, `INVALID_ARGUMENT`'),
    ),
    stated(
      'gRPC request',
      [
        'apps/discovery/src/announcements/announcements.grpc.ts',
        'maxRequestBytes: 4 * kib,\n  requestBytesOfMethods: { [announcePath]: 256 * kib }',
        '4,096 bytes; announcements 262,144 bytes',
      ],
      effect('`RESOURCE_EXHAUSTED`'),
    ),
    stated(
      'characters of a field of an announcement',
      [
        'apps/discovery/src/announcements/announcement.message.ts',
        'operator: 256, text: 2_048, pem: 65_536',
        '2,048; certificate and public key 65,536, operator and contact 256',
      ],
      effect('400, `INVALID_ARGUMENT`'),
    ),
    constant(
      'list of announcements without `limit`',
      'apps/discovery/src/announcements/announcements.errors.ts maxListBytes bytes',
      error('list_too_long'),
    ),
    constant(
      'open `Watch` calls',
      'apps/discovery/src/watch/watcher.grpc.ts mostWatchers',
      error('too_many_watchers'),
    ),
    constant(
      'open `Watch` calls of a client address',
      'apps/discovery/src/watch/watcher.grpc.ts mostOfAddress',
      error('too_many_watchers_of_address'),
    ),
    constant(
      'changes that a slow watcher may be behind',
      'apps/discovery/src/feed/change-feed.ts recentEffects',
      error('watcher_too_slow'),
    ),
    setting(
      'components a second whose reachability is checked',
      'DISCOVERY_MONITOR_PER_SECOND',
      effect('others are checked later'),
    ),
  ],
};
