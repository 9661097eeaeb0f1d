import type { JsonSchema } from '@fieldpost/openapi';

type Members = Readonly<Record<string, unknown>>;
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly Members[];
};

/** The document of one app. */
export interface AppDocument {
  readonly app: string;
  readonly openApi: JsonSchema;
}

const renamed = (members: Members, rename: (name: string) => string): Members =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [rename(name), value]));

/** Every reference to a schema, with the name of its app. */
const withReferences = (value: unknown, app: string): unknown =>
  JSON.parse(
    JSON.stringify(value).replaceAll('"#/components/schemas/', `"#/components/schemas/${app}.`),
  ) as unknown;

function pathsOf({ app, openApi }: AppDocument): Members {
  const verbs = (path: unknown): Members =>
    Object.fromEntries(
      Object.entries(path as Members).map(([verb, value]) => {
        const operation = value as Operation;
        const security = operation.security.map((schemes) => renamed(schemes, (name) => `${app}.${name}`));
        const tags = operation.tags.map((tag) => `${app}: ${tag}`);
        return [verb, { ...operation, operationId: `${app}.${operation.operationId}`, tags, security }];
      }),
    );
  const paths = withReferences(openApi['paths'], app) as Members;
  return Object.fromEntries(Object.entries(paths).map(([path, value]) => [path, verbs(value)]));
}

const webhooksOf = ({ app, openApi }: AppDocument): Members =>
  renamed(withReferences(openApi['webhooks'] ?? {}, app) as Members, (name) => `${app}.${name}`);

/** One document of all apps, as they are reached below one host: names of schemas, tags and credentials carry the app. */
export function mergedDocument(documents: readonly AppDocument[]): JsonSchema {
  const components = (kind: 'schemas' | 'securitySchemes') =>
    Object.assign(
      {},
      ...documents.map(({ app, openApi }) => {
        const { [kind]: members = {} } = openApi['components'] as Readonly<Record<string, Members>>;
        return renamed(withReferences(members, app) as Members, (name) => `${app}.${name}`);
      }),
    ) as Members;
  const tags = documents.flatMap(({ app, openApi }) =>
    (openApi['tags'] as readonly { name: string }[]).map((tag) => ({ ...tag, name: `${app}: ${tag.name}` })),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fieldpost HTTP APIs',
      version: '2',
      description: documents
        .map(({ openApi }) => (openApi['info'] as { description: string }).description)
        .join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The host of the suite.' }],
    tags,
    paths: Object.assign({}, ...documents.map(pathsOf)) as Members,
    webhooks: Object.assign({}, ...documents.map(webhooksOf)) as Members,
    components: { schemas: components('schemas'), securitySchemes: components('securitySchemes') },
  };
}
