import { type Environment, readSettings } from '@fieldpost/config';
import { defineError } from '@fieldpost/errors';
import { type Print, runReseal, Sealer } from '@fieldpost/persistence';
import { sealedColumns } from '../database/sealed-columns.js';
import { storageAt } from '../database/storage.js';
import { handlerSettings } from '../handler.config.js';

const commandNotValid = defineError(
  'handler_command_not_valid',
  'invalid_argument',
  'Command not valid: use reseal [--json]',
);

const help = `reseal [--json]
    Seals every device key again with the newest of HANDLER_SEALING_KEY, while the app runs.`;

/** Runs one command with the handler's settings, or tells about all of them; nothing is migrated. */
export async function runHandlerCommand(
  args: readonly string[],
  env: Environment,
  print: Print,
): Promise<void> {
  if (args.length === 0 || args.includes('--help')) return print(help);
  const [name, ...rest] = args;
  if (name !== 'reseal') throw commandNotValid();
  const settings = readSettings(handlerSettings, env);
  const storage = storageAt(settings.HANDLER_DATABASE_URL);
  const sealer = new Sealer(...settings.HANDLER_SEALING_KEY);
  await runReseal(rest, { storage, sealer, columns: sealedColumns }, print);
}
