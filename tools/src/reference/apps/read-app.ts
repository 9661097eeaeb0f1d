import { parentPort, workerData } from 'node:worker_threads';
import { describeSettings } from '@fieldpost/config';
import type { JsonSchema } from '@fieldpost/openapi';
import type { AppFacts, AppSource } from './app-facts.js';
import { builtFiles, type Exports, load } from './built-files.js';
import { readErrors } from './declared-errors.js';
import { handlersOf, routesOf } from './endpoints.js';
import { openApiOf } from './openapi-documents.js';
import { type MqttModules, topicsOf } from './mqtt-topics.js';

type Settings = Parameters<typeof describeSettings>[0];

/** The body of the thread that `readApps` starts: reads one app and returns its facts. */
async function readApp({ root, app }: AppSource): Promise<AppFacts> {
  const files = builtFiles(root, `apps/${app}`);
  const loadFile = (name: string) => load(files.filter(({ source }) => source === `apps/${app}/src/${name}`));
  const loadAll = (ending: string) => load(files.filter(({ source }) => source.endsWith(ending)));

  const config = await loadFile(`${app}.config.ts`);
  const publisher = await loadFile('api/mqtt/mqtt-publisher.ts');
  const mqtt = [...publisher, ...(await loadAll('/publisher.ts')), ...(await loadAll('/topic-rights.ts'))];
  const modules = Object.assign({}, ...mqtt, ...(await loadAll('/topic-filter.ts'))) as MqttModules;
  const controllers = await loadAll('.controller.ts');
  const openApi = openApiOf(await loadFile(`openapi/${app}.dialect.ts`), controllers);
  return {
    app,
    settings: describeSettings(config[0]?.[`${app}Settings`] as Settings),
    errors: await readErrors([...builtFiles(root, 'libs'), ...files]),
    routes: routesOf(controllers),
    handlers: handlersOf(await loadAll('.grpc.ts')),
    ...(openApi && { openApi }),
    schemas: schemasOf(await loadFile('message-schemas/message-schemas.ts')),
    topics: publisher.length > 0 ? topicsOf(modules) : [],
  };
}

/** JSON Schemas of messages by name. */
const schemasOf = ([exports]: readonly Exports[]): AppFacts['schemas'] =>
  Object.fromEntries((exports?.['messageSchemas'] as ReadonlyMap<string, JsonSchema> | undefined) ?? []);

parentPort?.postMessage(await readApp(workerData as AppSource));
