import { type Environment, readSettings } from '@fieldpost/config';
import { type Print, runReseal, Sealer } from '@fieldpost/persistence';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';
import { oauthSettings } from './oauth.config.js';

/** Seals the signing keys with the newest of `OAUTH_SEALING_KEY`. Does not migrate the database. */
export async function runOauthReseal(args: readonly string[], env: Environment, print: Print): Promise<void> {
  const settings = readSettings(oauthSettings, env);
  const storage = storageAt(settings.OAUTH_DATABASE_URL);
  const sealer = new Sealer(...settings.OAUTH_SEALING_KEY);
  await runReseal(args, { storage, sealer, columns: sealedColumns }, print);
}
