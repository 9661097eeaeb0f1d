import 'reflect-metadata';
import { type Access, type Dialect, failureWith, httpApiFailure, type Route } from '@fieldpost/openapi';
import { httpPrefix } from './http-prefix.js';
import { type Need, needKey } from './operations.js';

const about = `The network app: how gateways do, and simulated devices. On its own port every path is also served without \`${httpPrefix}\`.`;

const accesses: Readonly<Record<Need, Access>> = {
  token: { credentials: ['token'], need: 'Needs a token.', rejects: [401, 429, 503] },
  'gateway:status': {
    credentials: ['token'],
    need: 'Needs the right `gateway:status` on the gateway.',
    rejects: [400, 401, 403, 429, 503],
  },
  devices: {
    credentials: ['token'],
    need: 'Needs the right `devices` on the application.',
    rejects: [400, 401, 403, 404, 409, 429, 503],
  },
  administrator: {
    credentials: ['token'],
    need: 'Needs an administrator with the scope `profile`, through an official client.',
    rejects: [401, 403, 429, 503],
  },
};
const open: Access = { credentials: ['anonymous'], need: '', rejects: [] };

function accessOf({ method }: Route): Access {
  const need = Reflect.getMetadata(needKey, method) as Need | undefined;
  return need === undefined ? open : accesses[need];
}

function tagOf(path: string): string {
  if (path.endsWith('openapi.json')) return 'documents';
  return /\/simulations?$/.test(path) ? 'simulations' : 'gateways';
}

/** The conventions of the network app: tokens of users, and the errors of v2's HTTP APIs. */
export const networkDialect: Dialect = {
  title: 'Fieldpost network API',
  version: '2',
  description: about,
  tags: { gateways: 'How gateways do.', simulations: 'Simulated devices.', documents: 'This document.' },
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A token of the token server.',
    },
  },
  shapes: new Map(),
  pathPrefix: httpPrefix,
  hasNoAliases: true,
  tagOf: ({ paths: [path] }) => tagOf(path),
  accessOf,
  failure: (_route, status) => ({ ...failureWith(status), schema: httpApiFailure }),
};
