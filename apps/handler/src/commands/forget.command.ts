import { AppId } from '@fieldpost/domain';
import type { Command } from '@fieldpost/transport';
import { applicationNotFound } from '../applications/applications.errors.js';
import type { HandlerSettings } from '../handler.config.js';

/**
 * Removes an application with its devices, downlinks, integrations and messages. For applications whose id an administrator
 * frees at account, of which no token is valid any more; others are removed with DeleteApplication, which also informs the
 * network.
 */
export const forgetCommand: Command<HandlerSettings> = {
  name: 'handler forget',
  usage: 'handler forget ID [--json]',
  summary: 'Removes what the handler keeps of an application, before its id is freed at account.',
  operand: 'id',
  run: async ({ id }, { db, print }) => {
    const appId = AppId(id);
    const devices = await db.transaction(async (tx) => {
      const [counted]: { devices: number }[] = await tx.query(
        `select (select count(*)::int from devices where app_id = $1) as devices
           from applications where app_id = $1 for update`,
        [appId],
      );
      if (!counted) throw applicationNotFound({ app_id: appId });
      // Everything else that is kept of an application goes with it.
      await tx.query('delete from applications where app_id = $1', [appId]);
      return counted.devices;
    });
    const done = 'application.forgotten';
    print({ id: appId, done, devices }, `${done} ${appId}, devices: ${devices}`);
  },
};
