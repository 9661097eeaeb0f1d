import { parseArgs } from 'node:util';
import { AppId } from '@fieldpost/domain';
import { AppError, defineError } from '@fieldpost/errors';
import { openDataSource, type Print, type Storage } from '@fieldpost/persistence';
import { applicationNotFound } from '../applications/applications.errors.js';

export const commandNotValid = defineError(
  'handler_command_not_valid',
  'invalid_argument',
  'Command not valid: use reseal [--json] or handler forget ID [--json]',
);

interface ForgetRequest {
  readonly appId: AppId;
  readonly format: 'json' | 'text';
}

/**
 * The command `handler forget`: removes an application with its devices, downlinks, integrations and messages. It is for
 * applications whose id an administrator frees at account, of which no token is good any more; who may delete an
 * application uses DeleteApplication, which tells the network as well.
 */
export async function runForget(args: readonly string[], storage: Storage, print: Print): Promise<void> {
  const { appId, format } = wishIn(args);
  const db = await openDataSource({ ...storage, poolSize: 1 });
  try {
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
    const told = { id: appId, done, devices };
    print(format === 'json' ? JSON.stringify(told) : `${done} ${appId}, devices: ${devices}`);
  } finally {
    await db.destroy();
  }
}

function wishIn(args: readonly string[]): ForgetRequest {
  try {
    const options = { json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    const [id, ...more] = positionals;
    if (more.length > 0) throw commandNotValid();
    return { appId: AppId(id), format: values.json === true ? 'json' : 'text' };
  } catch (cause) {
    throw cause instanceof AppError ? cause : commandNotValid({ cause });
  }
}
