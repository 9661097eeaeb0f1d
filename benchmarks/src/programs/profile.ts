// Loaded before an app (--import): profiles its CPU until it ends, and writes the profile into BENCH_PROFILE_DIR.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { basename, dirname, join } from 'node:path';

const directory = process.env['BENCH_PROFILE_DIR'] ?? '.';
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.start');

// Within one process the result arrives before `post` returns, so it can be read while the process exits.
process.on('exit', () => {
  session.post('Profiler.stop', (_, { profile }) => {
    mkdirSync(directory, { recursive: true });
    const app = basename(dirname(dirname(process.argv[1] ?? 'app')));
    writeFileSync(join(directory, `${app}-${process.pid}.cpuprofile`), JSON.stringify(profile));
  });
});
