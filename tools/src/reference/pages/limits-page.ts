import { kinds } from '@fieldpost/errors';
import type { AppFacts } from '../apps/app-facts.js';
import { accountLimits } from '../limits/account-limits.js';
import { callLimits } from '../limits/handler-limits.js';
import type { LimitGroup } from '../limits/limit.js';
import { messageLimits } from '../limits/message-limits.js';
import { networkLimits } from '../limits/network-limits.js';
import { oauthLimits } from '../limits/oauth-limits.js';
import {
  type LimitFacts,
  requireListed,
  type ResolvedLimit,
  resolveLimits,
} from '../limits/resolve-limits.js';
import { discoveryLimits, serverLimits } from '../limits/server-limits.js';
import { code, page, sourceLink, table } from './markdown.js';

const groups: readonly LimitGroup[] = [
  serverLimits,
  accountLimits,
  oauthLimits,
  discoveryLimits,
  callLimits,
  messageLimits,
  networkLimits,
];

const intro = `Limits of the apps, with the setting that changes each, or the file that states it where it cannot be changed. Every setting
with \`_PER_\`, \`_MAX_\` or \`_LENGTH\` in its name and every error with status 429 is on this page, and the numbers of the second
column are read from the code or compared with it. Rates hold for each replica, and addresses of IPv6 clients are counted by
their /64 network. 0 means no limit where a setting says so.`;

const answers = `A status stands for its kind in every protocol: 429 over HTTP, with \`Retry-After\`, is \`RESOURCE_EXHAUSTED\` over gRPC,
with \`google.rpc.RetryInfo\`. HTTP responses name their limits before these are reached (\`RateLimit-Policy\` and \`RateLimit\`,
[decision 116](../decisions/0116-rate-limit-fields-and-retry-info.md)). Over MQTT the connection or message is rejected. [errors](errors.md) lists all statuses.`;

/** `docs/reference/limits.md`. Throws when a setting or an error about a limit is in no group. */
export function limitsPage(
  apps: readonly Pick<AppFacts, 'settings' | 'errors'>[],
  read: (file: string) => string,
): string {
  const facts = factsOf(apps, read);
  requireListed(groups, facts);
  return page(
    'Limits',
    intro,
    answers,
    ...groups.flatMap((group) => [`## ${group.title}`, limitsTable(resolveLimits(group, facts))]),
  );
}

const factsOf = (
  apps: readonly Pick<AppFacts, 'settings' | 'errors'>[],
  read: (file: string) => string,
): LimitFacts => {
  const errors = apps.flatMap((app) => app.errors);
  return {
    defaults: new Map(
      apps.flatMap(({ settings }) => settings.map(({ name, fallback = '' }) => [name, fallback] as const)),
    ),
    errors: new Map(
      errors.map(({ code: name, kind, message }) => [name, { status: kinds[kind].http, message }]),
    ),
    limitErrors: errors.filter(({ kind }) => kind === 'resource_exhausted').map((each) => each.code),
    read,
  };
};

const headings = ['limit', 'default', 'set by', 'beyond it'];

const limitsTable = (limits: readonly ResolvedLimit[]): string =>
  table(
    headings,
    limits.map(({ of, value, from, beyond }) => [
      of,
      value,
      'setting' in from ? code(from.setting) : sourceLink(from.file),
      beyond,
    ]),
  );
