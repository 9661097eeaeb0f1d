import type { JsonSchema } from '@fieldpost/openapi';

interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: object };
}

const head = `"""Generated from docs/reference/openapi/fieldpost.json by \`npm run generate\`: do not edit."""

from __future__ import annotations

from typing import NamedTuple


class Operation(NamedTuple):
    """An operation of the HTTP APIs."""

    method: str
    path: str
    path_parameters: tuple[str, ...] = ()
    query_parameters: tuple[str, ...] = ()
    body_types: tuple[str, ...] = ()


`;

const text = (value: string): string => JSON.stringify(value);
const tuple = (values: readonly string[]): string =>
  `(${values.map(text).join(', ')}${values.length === 1 ? ',' : ''})`;

function entryOf(path: string, verb: string, operation: Operation): string {
  const { operationId, summary = '', parameters = [], requestBody } = operation;
  const named = (place: string) =>
    tuple(parameters.filter((one) => one.in === place).map(({ name }) => name));
  const types = tuple(Object.keys(requestBody?.content ?? {}));
  const parts = [text(verb.toUpperCase()), text(path), named('path'), named('query'), types];
  return `    # ${summary}\n    ${text(operationId)}: Operation(${parts.join(', ')}),\n`;
}

/** The Python module with every operation of the merged document, in the order of the document. */
export function operationTable(document: JsonSchema): string {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const entries = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => entryOf(path, verb, operation)),
  );
  return `${head}OPERATIONS: dict[str, Operation] = {\n${entries.join('')}}\n`;
}
