import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Teardown } from '../teardown.js';
import { grpcBody } from './prepared-responses.js';
import type { DiscoveryServer } from './server.js';

/** Plain Node that returns the recorded response of discovery without reading the request. */
export interface Floor {
  readonly pid: number;
  readonly grpcPort: number;
  readonly httpPort: number;
  readonly stop: () => void;
}

export interface Query {
  readonly home: string;
  readonly method: string;
  readonly message: Buffer;
  /** The same over HTTP. */
  readonly path: string;
}

/** Calls discovery once and starts a floor that repeats its response. */
export async function floorFor(
  { home, method, message, path }: Query,
  ours: DiscoveryServer,
  teardown: Teardown,
): Promise<Floor> {
  const [grpcFile, httpFile] = [join(home, `${method}.bin`), join(home, `${method}.json`)];
  writeFileSync(grpcFile, await grpcBody(ours.grpcPort, home, `/discovery.Discovery/${method}`, message));
  const response = await fetch(`http://127.0.0.1:${ours.httpPort}${path}`);
  writeFileSync(httpFile, Buffer.from(await response.arrayBuffer()));
  const program = fileURLToPath(new URL('../programs/discovery-floor.js', import.meta.url));
  const child = fork(program, [home, grpcFile, httpFile], { execArgv: [] });
  teardown.add(() => child.kill());
  const [[grpcPort, httpPort]] = (await once(child, 'message')) as [[number, number]];
  return { pid: child.pid ?? 0, grpcPort, httpPort, stop: () => void child.kill() };
}
