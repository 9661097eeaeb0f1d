// npm start: makes the clone ready, then runs the suite on this machine.
import { prepare, root } from './prepare.mjs';

await prepare();
const { start } = await import('./dist/start/main.js');
process.exit(await start(process.argv.slice(2), root));
