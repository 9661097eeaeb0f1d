import { readFileSync } from 'node:fs';
import { commands, groups } from './commands/commands.js';
import { parserFor, run } from './program.js';
import { SettingsFile, settingsPath } from './settings/settings-file.js';

const { env, stdin, stdout, stderr } = process;

// Whatever reads the output, such as `head`, may close it at any time: what is left to print has no reader.
for (const stream of [stdout, stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });

const file = new SettingsFile(settingsPath(env['XDG_CONFIG_HOME']));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
const parts = { version, env, file, stdin, stdout, stderr, now: () => Date.now() };
export default run(parserFor(commands, groups, parts), process.argv.slice(2), stderr).then((code) => {
  process.exitCode = code;
});
