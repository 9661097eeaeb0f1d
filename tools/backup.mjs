// npm run backup: makes the clone ready, then backs up what the suite keeps.
import { prepare, root } from './prepare.mjs';

await prepare();
const { backup } = await import('./dist/backup/main.js');
const folder = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await backup(process.argv.slice(2), { root, folder });
