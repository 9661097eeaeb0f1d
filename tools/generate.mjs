// npm run generate: makes the clone ready, then writes docs/reference and .env.example, or with --check compares them.
import { prepare, root } from './prepare.mjs';

await prepare();
const { generate } = await import('./dist/reference/main.js');
process.exitCode = await generate(process.argv.slice(2), root);
