import { AppId, ComponentId, GatewayId } from '@fieldpost/domain';
import { applicationNotFound, componentNotFound, gatewayNotFound } from '../access/access.errors.js';
import type { Command } from './command.js';
import { purge, type Purged } from './purge.js';

/** A token that was made of an access key, or for a gateway, outlives what it is for by a day at most. */
const deletedFor = (table: string): string =>
  `select deleted is null as "isLive", deleted + interval '1 day' as until from ${table} where id = $1 for update`;

/** Components are not deleted before; their tokens live for as long as the history says. */
const componentStanding = `
  select false as "isLive", (
    select max((l.details->>'expires')::timestamptz) from audit_log l
     where l.kind = 'components' and l.entity_id = c.id and l.action = 'token.created'
  ) as until
    from components c where c.id = $1 for update of c`;

const purgeCommand = (noun: Purged['noun'], summary: string, of: (raw: unknown) => Purged): Command => ({
  name: `${noun} purge`,
  usage: `${noun} purge ID [--now] [--json]`,
  summary,
  operand: 'id',
  options: { now: { type: 'boolean' }, json: { type: 'boolean' } },
  run: async (values, { db, print }) => {
    const purged = of(values['id']);
    const { id } = purged;
    await purge(db, purged, values['now'] === true ? 'now' : 'wait');
    const done = `${noun}.purged`;
    print(values['json'] === true ? JSON.stringify({ id, done }) : `${done} ${id}`);
  },
});

export const applicationPurge = purgeCommand(
  'application',
  'Removes a deleted application for good and frees its id; --now does not wait for a day.',
  (raw) => {
    const id = AppId(raw);
    const standing = deletedFor('applications');
    const notFound = () => applicationNotFound({ id });
    return {
      kind: 'apps',
      table: 'applications',
      noun: 'application',
      id,
      standing,
      tokens: 'made of keys of',
      notFound,
    };
  },
);

export const gatewayPurge = purgeCommand(
  'gateway',
  'Removes a deleted gateway for good and frees its id; --now does not wait for a day.',
  (raw) => {
    const id = GatewayId(raw);
    const standing = deletedFor('gateways');
    const notFound = () => gatewayNotFound({ id });
    return { kind: 'gateways', table: 'gateways', noun: 'gateway', id, standing, tokens: 'of', notFound };
  },
);

export const componentPurge = purgeCommand(
  'component',
  'Removes a component for good and frees its id; --now does not wait for the end of its tokens.',
  (raw) => {
    const id = ComponentId(raw);
    const notFound = () => componentNotFound({ id });
    const where = { kind: 'components', table: 'components', noun: 'component' } as const;
    return { ...where, id, standing: componentStanding, tokens: 'of', notFound };
  },
);
