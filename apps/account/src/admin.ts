import 'reflect-metadata';
import { resealCommand, runAdmin } from '@fieldpost/transport';
import { type AccountSettings, accountSettings } from './account.config.js';
import { clientCommands } from './commands/client.commands.js';
import { componentApprove } from './commands/component-approve.command.js';
import { componentTokenList } from './commands/component-token-list.command.js';
import { componentToken } from './commands/component-token.command.js';
import { purgeCommands } from './commands/purge.commands.js';
import { userCommands } from './commands/user.commands.js';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';

const reseal = resealCommand<AccountSettings>(
  'Re-encrypts every key with the newest of ACCOUNT_SEALING_KEY, while the app runs.',
  sealedColumns,
  ({ ACCOUNT_SEALING_KEY }) => ACCOUNT_SEALING_KEY,
);

export default runAdmin(
  {
    schema: accountSettings,
    storage: ({ ACCOUNT_DATABASE_URL }) => storageAt(ACCOUNT_DATABASE_URL),
    commands: [
      ...[componentTokenList, componentToken, componentApprove],
      ...[...userCommands, ...clientCommands, ...purgeCommands, reseal],
    ],
  },
  process.env,
  process.argv.slice(2),
);
