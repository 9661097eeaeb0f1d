import { TransformStream } from 'node:stream/web';

// Browsers have it, jsdom does not. Import this file first.
Object.assign(globalThis, { TransformStream });
