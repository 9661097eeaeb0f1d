// npm run demo: makes the clone ready, then shows a device joining and sending through a running suite.
import { prepare } from './prepare.mjs';

await prepare();
await import('./dist/demo/main.js');
