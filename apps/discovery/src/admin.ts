import 'reflect-metadata';
import { runAdmin } from '@fieldpost/transport';
import { importCommand } from './commands/import.command.js';
import { listCommand } from './commands/list.command.js';
import { removeCommand } from './commands/remove.command.js';
import { showCommand } from './commands/show.command.js';
import { storageAt } from './database/storage.js';
import { discoverySettings } from './discovery.config.js';

export default runAdmin(
  {
    schema: discoverySettings,
    storage: ({ DISCOVERY_DATABASE_URL }) => storageAt(DISCOVERY_DATABASE_URL),
    commands: [listCommand, showCommand, removeCommand, importCommand],
  },
  process.env,
  process.argv.slice(2),
);
