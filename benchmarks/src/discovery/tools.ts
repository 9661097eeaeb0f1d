import { execFileSync, spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@fieldpost/testing';

/** Public load generators, in the versions used for the tables of README.md. */
const ghzPackage = 'github.com/bojand/ghz/cmd/ghz@v0.93.0';

const works = (program: string, argument: string): boolean =>
  spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined;

/** Finds ghz for gRPC servers; builds it with Go if it is missing. */
export function findGhz(): string {
  const made = join(
    process.env['GOBIN'] ?? join(process.env['GOPATH'] ?? join(homedir(), 'go'), 'bin'),
    'ghz',
  );
  const found = ['ghz', made].find((program) => works(program, '--version'));
  if (found) return found;
  if (!works('go', 'version')) throw new Problem(`ghz not found: run "go install ${ghzPackage}".`);
  execFileSync('go', ['install', ghzPackage], { stdio: 'ignore' });
  return made;
}

/** Finds wrk for HTTP servers; installs it if possible. */
export function findWrk(): string {
  if (works('wrk', '--version')) return 'wrk';
  spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore' });
  if (works('wrk', '--version')) return 'wrk';
  throw new Problem('wrk not found: install the package "wrk" of your system.');
}
