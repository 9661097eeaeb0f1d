import 'reflect-metadata';
import { resealCommand, runAdmin } from '@fieldpost/transport';
import { forgetCommand } from './commands/forget.command.js';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';
import { type HandlerSettings, handlerSettings } from './handler.config.js';

const reseal = resealCommand<HandlerSettings>(
  'Re-encrypts every device key with the newest of HANDLER_SEALING_KEY, while the app runs.',
  sealedColumns,
  ({ HANDLER_SEALING_KEY }) => HANDLER_SEALING_KEY,
);

export default runAdmin(
  {
    schema: handlerSettings,
    storage: ({ HANDLER_DATABASE_URL }) => storageAt(HANDLER_DATABASE_URL),
    commands: [reseal, forgetCommand],
  },
  process.env,
  process.argv.slice(2),
);
