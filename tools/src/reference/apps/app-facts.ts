import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DescribedSetting } from '@fieldpost/config';
import type { JsonSchema } from '@fieldpost/openapi';
import type { DeclaredError } from './declared-errors.js';
import type { GrpcHandler, HttpRoute } from './endpoints.js';
import type { MqttTopic } from './mqtt-topics.js';

/** Facts read from the built code of one app; plain data, so that it can be sent between threads. */
export interface AppFacts {
  readonly app: string;
  readonly settings: readonly DescribedSetting[];
  readonly errors: readonly DeclaredError[];
  readonly routes: readonly HttpRoute[];
  readonly handlers: readonly GrpcHandler[];
  /** Its OpenAPI document; undefined for an app that has none. */
  readonly openApi?: JsonSchema;
  /** JSON Schemas of its messages by name; empty for an app without any. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Empty for an app without an MQTT server. */
  readonly topics: readonly MqttTopic[];
}

/** Where an app is: the folder of the repository and the name of the app's folder below `apps/`. */
export interface AppSource {
  readonly root: string;
  readonly app: string;
}

/** The facts of every app that has settings, by name. */
export function readApps(root: string): Promise<readonly AppFacts[]> {
  const apps = readdirSync(join(root, 'apps')).filter((app) =>
    existsSync(join(root, 'apps', app, 'src', `${app}.config.ts`)),
  );
  return Promise.all(apps.sort().map((app) => readInThread({ root, app })));
}

// Two apps may declare an error with the same code, since they never run in one process: each is loaded separately.
function readInThread(source: AppSource): Promise<AppFacts> {
  const worker = new Worker(new URL('./read-app.js', import.meta.url), { workerData: source });
  return new Promise<AppFacts>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`app ${source.app} could not be read`)));
  }).finally(() => void worker.terminate());
}
