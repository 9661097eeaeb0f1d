import type { Parameter } from './api-document.js';
import type { AppName } from './explorer-search.js';

const apps: Readonly<Record<AppName, string>> = {
  account: 'Account',
  oauth: 'OAuth',
  handler: 'Handler',
  discovery: 'Discovery',
  network: 'Network',
};

const places: Readonly<Record<Parameter['in'], string>> = {
  path: 'Part of the path',
  query: 'Query parameter',
  header: 'Header',
};

export const explorerTexts = {
  title: 'API explorer',
  teach:
    'Every operation of the HTTP APIs of this installation. Calls are made with your login and your rights, and change real data.',
  documents: 'OpenAPI descriptions of the apps',
  search: 'Search operations',
  app: 'App',
  anyApp: 'All apps',
  apps,
  found: (count: number) => (count === 1 ? '1 operation' : `${count} operations`),
  noMatch: 'No operation matches your search.',
  all: 'All operations',
  method: 'Method',
  operation: 'Operation',
  path: 'Path',
  parameters: 'Parameters',
  places,
  body: 'Body',
  bodyType: 'Format of the body',
  bodyNote: (type: string, isJson: boolean) =>
    isJson && !type.endsWith('json') ? `Write it as JSON. It is sent as a form.` : `Sent as ${type}.`,
  fields: 'Fields of the body',
  resultFields: 'Fields of a successful response',
  responses: 'Responses',
  field: 'Field',
  type: 'Type',
  description: 'Description',
  status: 'Status',
  required: 'Required',
  notAnId: 'A dot or two dots lead to another path',
  notAnObject: 'Enter a JSON object',
  notJson: (reason: string) => `Enter valid JSON: ${reason}`,
  send: 'Send',
  stop: 'Stop',
  confirmTitle: (method: string) => `Send this ${method} request?`,
  confirmText: (method: string, target: string) =>
    `${method} ${target} is sent with your login. It may change or delete data of this installation.`,
  confirm: 'Send the request',
  withToken: 'The request is sent with your login.',
  withoutToken: 'The request is sent without your login, which the operation does not need.',
  otherAccess:
    'The console cannot call this operation: it is a page for browsers, or needs the credentials of a program.',
  curl: 'As a curl command',
  response: 'Response',
  noToken:
    'You got no token for this entity, so the operation was not called. This is the response of the OAuth server.',
  /** HTTP/2 has no text for a status. */
  took: (status: number, text: string, ms: number) => `${`${status} ${text}`.trim()} after ${ms} ms`,
  redirected: 'The server redirects to another address. The console does not follow redirects here.',
  headers: 'Headers of the response',
  responseBody: 'Body of the response',
  noBody: 'The response has no body.',
  cut: (kilobytes: number) => `Only the first ${kilobytes} kB are shown.`,
  receiving: 'Receiving …',
} as const;
