import 'reflect-metadata';
import { resealCommand, runAdmin } from '@fieldpost/transport';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';
import { type OauthSettings, oauthSettings } from './oauth.config.js';
import { keysCommands } from './rotation/keys.commands.js';

const reseal = resealCommand<OauthSettings>(
  'Re-encrypts every signing key with the newest of OAUTH_SEALING_KEY, while the app runs.',
  sealedColumns,
  ({ OAUTH_SEALING_KEY }) => OAUTH_SEALING_KEY,
);

export default runAdmin(
  {
    schema: oauthSettings,
    storage: ({ OAUTH_DATABASE_URL }) => storageAt(OAUTH_DATABASE_URL),
    commands: [...keysCommands, reseal],
  },
  process.env,
  process.argv.slice(2),
);
