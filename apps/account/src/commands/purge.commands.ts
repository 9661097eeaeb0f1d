import { AppId, ComponentId, GatewayId } from '@fieldpost/domain';
import { purge, type Purged } from '../administration/purge.js';
import { purgedApplication, purgedComponent, purgedGateway } from '../administration/purgeables.js';
import { operator } from '../audit/actor.js';
import type { Command } from './command.js';

const purgeCommand = (noun: Purged['noun'], summary: string, of: (raw: unknown) => Purged): Command => ({
  name: `${noun} purge`,
  usage: `${noun} purge ID [--now] [--json]`,
  summary,
  operand: 'id',
  options: { now: { type: 'boolean' }, json: { type: 'boolean' } },
  run: async (values, { db, print }) => {
    const purged = of(values['id']);
    const { id } = purged;
    await purge(db, purged, { by: operator, pace: values['now'] === true ? 'now' : 'wait' });
    const done = `${noun}.purged`;
    print(values['json'] === true ? JSON.stringify({ id, done }) : `${done} ${id}`);
  },
});

export const applicationPurge = purgeCommand(
  'application',
  'Removes a deleted application for good and frees its id; --now does not wait for a day.',
  (raw) => purgedApplication(AppId(raw)),
);

export const gatewayPurge = purgeCommand(
  'gateway',
  'Removes a deleted gateway for good and frees its id; --now does not wait for a day.',
  (raw) => purgedGateway(GatewayId(raw)),
);

export const componentPurge = purgeCommand(
  'component',
  'Removes a component for good and frees its id; --now does not wait for the end of its tokens.',
  (raw) => purgedComponent(ComponentId(raw)),
);
