// npm run admin: makes the clone ready, then runs one command on the suite of this machine.
import { prepare, root } from './prepare.mjs';

await prepare();
const { admin } = await import('./dist/admin/main.js');
process.exitCode = await admin(process.argv.slice(2), root);
