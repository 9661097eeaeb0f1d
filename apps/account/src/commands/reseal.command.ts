import { reseal as resealEverything, Sealer } from '@fieldpost/persistence';
import { sealedColumns } from '../database/sealed-columns.js';
import type { Command } from './command.js';

export const reseal: Command = {
  name: 'reseal',
  usage: 'reseal [--json]',
  summary: 'Re-encrypts every key with the newest of ACCOUNT_SEALING_KEY, while the app runs.',
  options: { json: { type: 'boolean' } },
  run: (values, { settings, db, print }) => {
    const what = { sealer: new Sealer(...settings.ACCOUNT_SEALING_KEY), columns: sealedColumns };
    return resealEverything(db, what, print, values['json'] === true ? 'json' : 'text');
  },
};
