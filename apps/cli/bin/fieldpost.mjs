#!/usr/bin/env node
// The command `fieldpost`. npm links this file before anything is built.
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  process.stderr.write(
    'fieldpost is not built: run "npm start" or "npm run build" in its repository first.\n',
  );
  process.exitCode = 1;
}
