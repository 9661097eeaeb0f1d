import 'reflect-metadata';
import {
  type Dialect,
  failureSchema,
  failureWith,
  preferHeader,
  preferredSuccesses,
} from '@fieldpost/openapi';
import { type Need, needKey, recentLoginKey } from '../access/needs.js';
import { rightsIn, rightsShape } from '../collaborators/collaborators.dto.js';
import { shapes } from '../values/shapes.js';
import { accessFor } from './access-words.js';

const about = `The account API: users, applications and their access keys, collaborators, EUIs, gateways, components and
OAuth clients, and the administration of all users. Compatible with clients and components of The Things Network v2.

The paths below \`/applications\`, \`/gateways\`, \`/components\`, \`/clients\` and \`/frequency-plans\` are also served
without \`/api/v2\`. Members of a body that are not listed are ignored. Methods that are not listed are answered with
405. The header \`Prefer\` decides whether a write returns the changed object or as little as possible.`;

/** The conventions of the account API in OpenAPI: needs, errors, and the two response forms of writes. */
export const accountDialect: Dialect = {
  title: 'Fieldpost account API',
  version: '2',
  description: about,
  tags: {
    'all-applications': 'Applications of all users, for administrators.',
    'all-components': 'Components of all users, for administrators, who approve them.',
    'all-gateways': 'Gateways of all users, for administrators.',
    'all-notices': 'Notices to all users, for administrators, who write them.',
    applications: 'Applications, their access keys, collaborators and EUIs.',
    audit: 'The whole audit log, for administrators.',
    clients: 'OAuth clients.',
    components: 'Routers, brokers and handlers.',
    deleted: 'Deleted entities that can be purged, for administrators.',
    'frequency-plans': 'Channels on which gateways receive and send.',
    gateways: 'Gateways and their collaborators.',
    'all-organizations': 'Organizations of all users, for administrators.',
    installation: 'The state of the installation, for administrators.',
    notices: 'What administrators tell all users.',
    organizations: 'Organizations, their members and the entities that they share.',
    users: 'Registration and profile; all users, for administrators.',
    documents: 'This document.',
  },
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'An access token of the token server.',
    },
    key: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'An access key of an application, or the key of a gateway: `Authorization: Key <key>`.',
    },
  },
  shapes: new Map([...shapes, [rightsIn, rightsShape]]),
  tagOf: ({ paths: [path] }) => {
    const [, , , segment = ''] = path.split('/');
    return segment === 'openapi.json' ? 'documents' : segment;
  },
  accessOf: ({ method }) =>
    accessFor(
      Reflect.getMetadata(needKey, method) as Need | undefined,
      Reflect.getMetadata(recentLoginKey, method) === true,
    ),
  failure: (_route, status) => ({ ...failureWith(status), schema: failureSchema }),
  successesOf: preferredSuccesses,
  headersOf: preferHeader,
};
