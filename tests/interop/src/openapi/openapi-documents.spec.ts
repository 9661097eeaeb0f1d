/** @needs python>=3.10 */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OpenApiBench } from './openapi-bench.js';
import { installSchemathesis, type Program } from '../support/toolchains.js';

/*
 * schemathesis reads the served documents and sends what they allow and what they do not: examples, the borders of
 * every schema, and random requests. The seed is fixed, so the same code is asked the same.
 *
 * Nothing is left out. Routes that destroy are called on entities made for that (`doomed` in schemathesis/account.toml):
 * once they succeed, then they answer that there is nothing. The others have entities of their own, so that most requests
 * come through to what the route does. No request knows a password or a token but the caller's, so nobody is logged out
 * on the way; the caller is used for nothing else. Without credentials the paths are random.
 *
 * To somebody with a token other methods of /api/v2/applications/token are no mistake: they speak of an application called
 * `token`, which account serves behind the same reverse proxy. That the token API rejects methods is seen without one.
 *
 * What is right by its schema may still break a rule, such as a redirect URI that is not https, and what is wrong by it
 * may be read nevertheless, such as an empty number of a page: acceptance and rejection are not asked for.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];
/** Asked of methods that a path does not have. */
const methodChecks = ['unsupported_method', 'allow_header_conformance'];

/** It ends a program that hangs: before Jest ends the test, which would leave it behind. */
const longestMs = 850_000;
const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'schemathesis');
const onEntities = ['--config-file', join(folder, 'account.toml')];

interface Found {
  readonly code: number | null;
  readonly report: string;
}

/** Runs schemathesis to its end; the report is the end of what it prints. */
function run({ command: [name, ...more] }: Program, args: readonly string[]): Promise<Found> {
  // What runs here talks to this machine alone, whatever stands between it and the world.
  const env = { ...process.env, no_proxy: 'localhost,127.0.0.1' };
  return new Promise((resolve, reject) => {
    const child = spawn(name, [...more, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    let report = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (report = (report + text).slice(-20_000)));
    child.on('error', reject).on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, report });
    });
  });
}

describe('A served OpenAPI document', () => {
  let program: Program;
  let bench: OpenApiBench;

  beforeAll(async () => {
    program = await installSchemathesis();
    bench = await OpenApiBench.open();
  });
  afterAll(() => bench.close());

  const limits = ['--max-examples', '3', '--seed', '1'];
  const everyPhase = ['--phases', 'examples,coverage,fuzzing'];
  /** Requests without valid credentials are rejected, however random. */
  const atTheServer = ['--phases', 'examples,coverage'];
  /**
   * Without credentials the account API rejects a request before it reads the body. The routes that anybody may call get
   * invalid requests from the owner too.
   */
  const onlyValid = ['--mode', 'positive'];
  const output = ['--warnings', 'off', '--continue-on-failure', '--no-shrink', '--no-color'];
  const check = async (
    path: string,
    {
      before = [],
      after = [],
      asking = [...checks, ...methodChecks],
      phases = everyPhase,
    }: Partial<Record<'before' | 'after' | 'asking' | 'phases', string[]>>,
  ) => {
    const asked = ['run', bench.at(path), '--checks', asking.join(), ...phases, ...limits, ...output];
    const { code, report } = await run(program, [...before, ...asked, ...after]);
    // The report says which request to repeat.
    expect({ code, report: code === 0 ? '' : report }).toEqual({ code: 0, report: '' });
  };
  const asOwner = () => ['--header', `Authorization: ${bench.authorization}`];

  it('says what the account API answers to somebody who may do everything', () =>
    check('/api/v2/openapi.json', { before: onEntities, after: asOwner() }));
  it('says what the account API answers to nobody', () =>
    check('/api/v2/openapi.json', { phases: [...atTheServer, ...onlyValid] }));
  it('says what the token API answers to somebody with a token', () =>
    check('/oauth/openapi.json', { asking: checks, after: asOwner() }));
  it('says what the token API answers to nobody', () =>
    check('/oauth/openapi.json', { phases: atTheServer }));
  it('says what discovery answers to everybody', () => check('/discovery/openapi.json', {}));
  it('says what the handler answers to nobody', () =>
    check('/handler/openapi.json', { asking: checks, phases: [...atTheServer, ...onlyValid] }));
});
