import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly {
    readonly host_ip?: string;
    readonly published: string;
    readonly target: number;
  }[];
  readonly volumes?: readonly { readonly source: string; readonly target: string }[];
}
/** The containers of a project by name. */
export type Services = Readonly<Record<string, Service>>;

/** The loader of Docker Compose: it merges files and replaces variables as `docker compose` does. */
export class ComposeLoader {
  private readonly folder = mkdtempSync(join(tmpdir(), 'fieldpost-compose-loader-'));
  private readonly program = join(this.folder, 'loader');
  private files = 0;

  constructor() {
    const args = ['build', '-mod=readonly', '-buildvcs=false', '-gcflags=all=-N -l', '-o', this.program, '.'];
    const cwd = fileURLToPath(new URL('go', import.meta.url));
    const { status, stderr } = spawnSync('go', args, { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(`loader of compose files: ${stderr}`);
  }

  /** The services of `docker/compose.yml` with the text of an `--env-file`, and of more files by their texts. */
  async load(settings: string, ...more: readonly string[]): Promise<Services> {
    const files = more.map((text) => this.write(`${(this.files += 1)}.yml`, text));
    const args = [this.write('settings.env', settings), join(root, 'docker/compose.yml'), ...files];
    const env = { PATH: process.env['PATH'] ?? '' };
    const { stdout } = await promisify(execFile)(this.program, args, { env, maxBuffer: 16 * 1024 * 1024 });
    const { services } = JSON.parse(stdout) as { readonly services: Services };
    return services;
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }

  private write(name: string, text: string): string {
    const file = join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }
}
