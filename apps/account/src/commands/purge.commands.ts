import { AppId, ComponentId, GatewayId } from '@fieldpost/domain';
import type { Command } from '@fieldpost/transport';
import { purge, type Purged } from '../administration/purge.js';
import {
  purgedApplication,
  purgedClient,
  purgedComponent,
  purgedGateway,
} from '../administration/purge-candidates.js';
import type { AccountSettings } from '../account.config.js';
import { operator } from '../access/actor.js';
import { ClientName } from '../values/client-name.js';
import { withTokens } from './with-tokens.js';

const purgeCommand = (
  noun: Purged['noun'],
  summary: string,
  of: (raw: unknown, settings: AccountSettings) => Purged,
): Command<AccountSettings> => ({
  name: `${noun} purge`,
  usage: `${noun} purge ID [--now] [--json]`,
  summary,
  operand: 'id',
  options: { now: { type: 'boolean' } },
  run: async (values, { settings, db, print }) => {
    const purged = of(values['id'], settings);
    const { id } = purged;
    await purge(db, purged, { by: operator, pace: values['now'] === true ? 'now' : 'wait' });
    const done = `${noun}.purged`;
    print({ id, done }, `${done} ${id}`);
  },
});

export const purgeCommands = [
  purgeCommand(
    'application',
    'Permanently removes a deleted application and frees its id; --now does not wait for a day.',
    (raw) => purgedApplication(AppId(raw)),
  ),
  purgeCommand(
    'client',
    'Permanently removes a deleted OAuth client with the consents of users, and frees its name; --now does not wait for a day.',
    (raw, settings) =>
      purgedClient(ClientName(raw), {
        forgetClient: (request) => withTokens(settings, (tokens) => tokens.forgetClient(request)),
      }),
  ),
  purgeCommand(
    'component',
    'Permanently removes a component and frees its id; --now does not wait for the end of its tokens.',
    (raw) => purgedComponent(ComponentId(raw)),
  ),
  purgeCommand(
    'gateway',
    'Permanently removes a deleted gateway and frees its id; --now does not wait for a day.',
    (raw) => purgedGateway(GatewayId(raw)),
  ),
];
