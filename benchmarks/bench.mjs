// npm run bench: makes the clone ready, then measures and prints one table per run.
import { prepare } from '../tools/prepare.mjs';

await prepare();
await import('./dist/main.js');
