import { type Environment, readSettings } from '@fieldpost/config';
import { type Print, runReseal, Sealer } from '@fieldpost/persistence';
import { sealedColumns } from '../database/sealed-columns.js';
import { storageAt } from '../database/storage.js';
import { handlerSettings } from '../handler.config.js';
import { commandNotValid, runForget } from './forget.command.js';

const help = `reseal [--json]
    Seals every device key again with the newest of HANDLER_SEALING_KEY, while the app runs.
handler forget ID [--json]
    Removes what the handler keeps of an application, before its id is freed at account.`;

/** Runs one command with the handler's settings, or tells about all of them; nothing is migrated. */
export async function runHandlerCommand(
  args: readonly string[],
  env: Environment,
  print: Print,
): Promise<void> {
  if (args.length === 0 || args.includes('--help')) return print(help);
  const [name, ...rest] = args;
  const isForget = name === 'handler' && rest[0] === 'forget';
  if (name !== 'reseal' && !isForget) throw commandNotValid();
  const settings = readSettings(handlerSettings, env);
  const storage = storageAt(settings.HANDLER_DATABASE_URL);
  if (isForget) return runForget(rest.slice(1), storage, print);
  const sealer = new Sealer(...settings.HANDLER_SEALING_KEY);
  await runReseal(rest, { storage, sealer, columns: sealedColumns }, print);
}
