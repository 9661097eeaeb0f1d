// npm run restore: makes the clone ready, then restores what was backed up.
import { prepare, root } from './prepare.mjs';

await prepare();
const { restore } = await import('./dist/backup/main.js');
const folder = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await restore(process.argv.slice(2), { root, folder });
