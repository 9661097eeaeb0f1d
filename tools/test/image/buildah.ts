import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '@fieldpost/testing';
import { npmSettings } from './base-images.js';

const npmSays = (...args: readonly string[]): string =>
  execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], cwd: homedir() }).trim();

/** The configuration of an image. */
export interface ImageConfig {
  readonly User: string;
  readonly WorkingDir: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
}

/** Buildah with its storage in one folder; its mounts end with each command. */
export class Buildah {
  private readonly storage: readonly string[];

  constructor(private readonly home: string) {
    this.storage = ['--root', join(home, 'storage'), '--runroot', join(home, 'run')];
    // Cache mounts of the Dockerfile (/npm-cache) are stored here; npm's cache of this machine replaces them.
    mkdirSync(join(home, 'buildah-cache'));
    symlinkSync(npmSays('config', 'get', 'cache'), join(home, 'buildah-cache/npm-cache'));
  }

  /** Builds a Dockerfile; its steps see the programs and the npm configuration of this machine. */
  async build(name: string, cwd: string, more: readonly string[] = []): Promise<void> {
    const seen = [
      ['/usr', '/usr'],
      ['/etc/ssl', '/etc/ssl'],
      [join(npmSays('root', '--global'), 'npm'), '/npm'],
      [join(homedir(), '.npmrc'), npmSettings],
    ].filter(([from = '']) => existsSync(from));
    const volumes = seen.flatMap(([from, to]) => ['--volume', `${from}:${to}:ro`]);
    const how = ['--isolation', 'chroot', '--pull-never', '--jobs', '2', ...volumes];
    const command = this.command('bud', ...how, '--tag', name, ...more, '.');
    await runStep(`building the image ${name}`, { command, cwd });
  }

  /** Unpacks an image into a folder. */
  async unpack(name: string, root: string): Promise<void> {
    const own = `buildah ${this.storage.join(' ')}`;
    const copy = `id=$(${own} from --pull-never ${name}) && cp -a "$(${own} mount $id)/." ${root}`;
    await runStep('unpacking it', { command: ['unshare', '--mount', 'sh', '-c', copy], cwd: this.home });
  }

  configOf(name: string): ImageConfig {
    const [program, ...args] = this.command('inspect', '--type', 'image', name);
    const answer = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
    return (JSON.parse(answer) as { readonly OCIv1: { readonly config: ImageConfig } }).OCIv1.config;
  }

  private command(...args: readonly string[]): [string, ...string[]] {
    return ['unshare', '--mount', 'env', `TMPDIR=${this.home}`, 'buildah', ...this.storage, ...args];
  }
}
