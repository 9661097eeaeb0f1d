import 'reflect-metadata';
import { resealCommand, runAdmin } from '@fieldpost/transport';
import { sealedColumns } from './database/sealed-columns.js';
import { storageAt } from './database/storage.js';
import { type NetworkSettings, networkSettings } from './network.config.js';

const reseal = resealCommand<NetworkSettings>(
  'Re-encrypts every network session key with the newest of NETWORK_SEALING_KEY, while the app runs.',
  sealedColumns,
  ({ NETWORK_SEALING_KEY }) => NETWORK_SEALING_KEY,
);

export default runAdmin(
  {
    schema: networkSettings,
    storage: ({ NETWORK_DATABASE_URL }) => storageAt(NETWORK_DATABASE_URL),
    commands: [reseal],
  },
  process.env,
  process.argv.slice(2),
);
