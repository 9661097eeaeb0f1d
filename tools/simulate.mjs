// npm run simulate: makes the clone ready, then simulates gateways and devices of a running suite.
import { prepare } from './prepare.mjs';

await prepare();
await import('./dist/simulate/main.js');
