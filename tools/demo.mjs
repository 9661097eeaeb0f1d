// npm run demo: makes the clone ready, then shows a device joining and sending through a running suite.
import { prepare } from './prepare.mjs';

prepare();
await import('./dist/demo/main.js');
