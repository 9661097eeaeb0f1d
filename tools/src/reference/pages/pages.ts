import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { routeTable } from '../../routes/route-table.js';
import type { JsonSchema } from '@fieldpost/openapi';
import type { AppFacts } from '../apps/app-facts.js';
import { applicationRights } from './application-rights.js';
import { commandLinePage, type DocumentedCommand } from './command-line-page.js';
import { configPage } from './config-page.js';
import { envExample } from './env-example.js';
import { errorsPage } from './errors-page.js';
import { topicNotes } from './event-notes.js';
import { eventsPage } from './events-page.js';
import type { GrpcMethod } from '../apps/grpc-services.js';
import { limitsPage } from './limits-page.js';
import { rightsPage } from './rights-page.js';
import { grpcPages } from '../grpc/grpc-pages.js';
import { packagesBelow } from '../grpc/packages.js';
import { operationTable } from '../python/operation-table.js';
import { typedDicts } from '../python/typed-dicts.js';
import { mergedDocument } from '../apps/merged-document.js';
import { routesPage } from './routes-page.js';
import { groupSettings } from './setting-groups.js';

/** Text of each generated file by its path in the repository, formatted as the repository is. */
export async function pagesOf(
  root: string,
  apps: readonly AppFacts[],
  methods: readonly GrpcMethod[],
  commands: readonly DocumentedCommand[],
): Promise<ReadonlyMap<string, string>> {
  const groups = groupSettings(apps);
  const topics = apps.flatMap((app) => app.topics);
  const pages = {
    'docs/reference/command-line.md': commandLinePage(commands),
    'docs/reference/config.md': configPage(groups),
    'docs/reference/errors.md': errorsPage(apps.flatMap(({ errors }) => errors)),
    'docs/reference/routes.md': routesPage({ table: routeTable, apps, methods }),
    'docs/reference/rights.md': rightsPage(apps, applicationRights(apps, methods)),
    'docs/reference/limits.md': limitsPage(apps, (file) => readFileSync(join(root, file), 'utf8')),
    'docs/reference/events.md': eventsPage(topics, topicNotes),
    ...grpcPages(packagesBelow(join(root, 'protos'))),
  };
  const { json, python } = described(apps);
  const options = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const texts = Object.entries({ ...pages, ...json });
  return new Map([
    ...(await Promise.all(
      texts.map(async ([path, text]) => [path, (await format(path, text, options)).code] as const),
    )),
    ['.env.example', envExample(groups)],
    ...Object.entries(python),
  ]);
}

type Texts = Readonly<Record<string, string>>;

/** Documents of the HTTP APIs, schemas of messages, and what the Python client has of both. */
function described(apps: readonly AppFacts[]): { readonly json: Texts; readonly python: Texts } {
  const own = apps.flatMap(({ app, openApi }) => (openApi ? [{ app, openApi }] : []));
  const merged = mergedDocument(own);
  const schemas = Object.assign({}, ...apps.map((app) => app.schemas)) as AppFacts['schemas'];
  const json: readonly (readonly [string, JsonSchema])[] = [
    ...[...own, { app: 'fieldpost', openApi: merged }].map(
      ({ app, openApi }) => [`openapi/${app}`, openApi] as const,
    ),
    ...Object.entries(schemas).map(([name, schema]) => [`schemas/${name}`, schema] as const),
  ];
  return {
    json: Object.fromEntries(
      json.map(([name, content]) => [`docs/reference/${name}.json`, JSON.stringify(content)]),
    ),
    python: {
      'clients/python/fieldpost/operations.py': operationTable(merged),
      'clients/python/fieldpost/messages.py': typedDicts(schemas),
    },
  };
}
