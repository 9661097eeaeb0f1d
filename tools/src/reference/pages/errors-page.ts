import { kinds, type Kind } from '@fieldpost/errors';
import type { DeclaredError } from '../apps/declared-errors.js';
import { code, page, sourceLink, table } from './markdown.js';

const intro = `Each error has a code for logs, a kind that decides its status in every protocol, and a message with slots in
braces. Clients receive the message and the status of their protocol:`;

const faces = table(
  ['API', 'body'],
  [
    ['JSON API of account and oauth', '`{ "code": 404, "error": "…" }`, where `code` is the HTTP status'],
    [
      'HTTP APIs of discovery and handler',
      '`{ "error": "…", "code": 5, "message": "…" }`, where `code` is the gRPC code',
    ],
    ['OAuth token endpoint', '`{ "error": "invalid_grant", "error_description": "…" }` as RFC 6749 says'],
    ['gRPC', 'the gRPC code, with the message as details'],
    ['MQTT', '`{ "error": "…" }` in an error event; see [events](events.md)'],
  ],
);

/** `docs/reference/errors.md`: the kinds with their statuses, then the catalogue by code. */
export const errorsPage = (errors: readonly DeclaredError[]): string =>
  page(
    'Errors',
    intro,
    faces,
    '## Kinds',
    table(['kind', 'HTTP', 'gRPC', 'logged as'], kindNames.map(kindRow)),
    '## Catalogue',
    table(['code', 'kind', 'HTTP', 'gRPC', 'message', 'declared in'], catalogue(errors).map(errorRow)),
  );

const kindNames = Object.keys(kinds) as Kind[];

const kindRow = (kind: Kind): readonly string[] => [
  code(kind),
  String(kinds[kind].http),
  grpcStatus(kind),
  code(kinds[kind].level),
];

const errorRow = ({ code: name, kind, message, source }: DeclaredError): readonly string[] => [
  code(name),
  code(kind),
  String(kinds[kind].http),
  grpcStatus(kind),
  code(message),
  sourceLink(source),
];

/** Kinds are named like the codes of gRPC; of two with the same code the one with its name comes first. */
function grpcStatus(kind: Kind): string {
  const { grpc } = kinds[kind];
  const named = kindNames.find((each) => kinds[each].grpc === grpc) ?? kind;
  return `${grpc} ${code(named.toUpperCase())}`;
}

/** By code, each declaration once, since all apps load those of libs. */
function catalogue(errors: readonly DeclaredError[]): readonly DeclaredError[] {
  const key = ({ code: name, source }: DeclaredError) => `${name} ${source}`;
  const unique = new Map(errors.map((error) => [key(error), error]));
  return [...unique.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
