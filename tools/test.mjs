// npm test: makes the clone ready, then runs every check. The last line says how many passed and failed.
import { prepare, root } from './prepare.mjs';

process.on('exit', (code) => {
  if (code !== 0 && !isChecking) console.log('0 passed, 1 failed');
});
let isChecking = false;

await prepare();
const { check } = await import('./dist/checks/main.js');
isChecking = true;
process.exitCode = await check(process.argv.slice(2), root);
