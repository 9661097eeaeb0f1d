import 'reflect-metadata';
import { type Access, type Dialect, failureWith, httpApiFailure, type Route } from '@fieldpost/openapi';
import { httpPrefix } from '../shared/http-prefix.js';
import { webhookUplink } from '../message-schemas/uplink.schemas.js';
import { webhookEvent, webhookHeaders } from '../message-schemas/webhook.schemas.js';
import { type Needed, neededKey } from './operations.js';

const about = `The handler: payload settings, devices, downlinks, integrations and messages of applications, in the JSON of The
Things Network v2. Members of a body that are not listed are ignored; names may be written in camel case too. Methods that are
not listed are answered with 405. On the handler's own port every path is also served without \`${httpPrefix}\`.`;

const withToken = [401, 403, 429, 503];

const accesses: Readonly<Record<Extract<Needed, string>, Access>> = {
  nothing: { credentials: ['anonymous'], need: '', rejects: [] },
  'any-application': {
    credentials: ['token', 'key'],
    need: 'Needs a token or key of any application.',
    rejects: [400, ...withToken],
  },
  'broker-secret': {
    credentials: ['brokerSecret', 'brokerPassword'],
    need: 'Needs the secret of the brokers. Without one in the settings every response is 404.',
    rejects: [401, 404, 503],
  },
};

function accessOf({ method }: Route): Access {
  const needs = (Reflect.getMetadata(neededKey, method) ?? 'nothing') as Needed;
  if (typeof needs === 'string') return accesses[needs];
  const [rights, on] = 'onEach' in needs ? [needs.onEach, 'each application'] : [needs, 'the application'];
  const named = rights.map((right) => `\`${right}\``).join(' and ');
  return {
    credentials: ['token', 'key'],
    need: `Needs the ${rights.length > 1 ? 'rights' : 'right'} ${named} on ${on}.`,
    rejects: [400, ...withToken.slice(0, 2), 404, ...withToken.slice(2)],
  };
}

/** The tag that groups an operation, by the name of its controller. */
const tags: Readonly<Record<string, string>> = {
  ApplicationManagerController: 'applications',
  DeviceTransferController: 'devices',
  DevAddressesController: 'devices',
  DownlinkQueueController: 'downlinks',
  IntegrationsController: 'integrations',
  FailingIntegrationsController: 'integrations',
  DeadLettersController: 'integrations',
  RecentMessagesController: 'messages',
  TrafficController: 'traffic',
  LiveEventsController: 'messages',
  MqttOverHttpController: 'messages',
  OpenApiController: 'documents',
  SchemasController: 'documents',
};

/** The conventions of the handler: credentials of applications and of brokers, and the errors of v2's HTTP APIs. */
export const handlerDialect: Dialect = {
  title: 'Fieldpost handler API',
  version: '2',
  description: about,
  tags: {
    applications: 'Payload settings and devices of applications.',
    devices: 'Import, export and addresses of devices.',
    downlinks: 'Messages to devices.',
    integrations: 'Messages to other HTTP servers.',
    messages: 'Stored and live messages.',
    traffic: 'How many messages applications and devices had, and how many devices are active.',
    brokers: 'Requests of MQTT and AMQP brokers about their clients.',
    documents: 'This document, and JSON Schemas of messages.',
  },
  securitySchemes: {
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'A token of the token server.',
    },
    key: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'An access key of an application: `Authorization: Key <key>`.',
    },
    brokerSecret: { type: 'http', scheme: 'bearer', description: 'The secret of the brokers.' },
    brokerPassword: {
      type: 'http',
      scheme: 'basic',
      description: 'The same as a password; the name is free.',
    },
  },
  shapes: new Map(),
  pathPrefix: httpPrefix,
  hasNoAliases: true,
  tagOf: ({ holder }) => tags[holder.name] ?? 'brokers',
  accessOf,
  webhooks: {
    up: {
      summary: 'An uplink',
      description: 'Posted to the integrations of the application whose `messages` have `up`.',
      body: webhookUplink,
      headers: webhookHeaders,
    },
    event: {
      summary: 'An event',
      description: 'Posted to the integrations of the application whose `messages` have the event.',
      body: webhookEvent,
      headers: webhookHeaders,
    },
  },
  failure: (_route, status) => ({ ...failureWith(status), schema: httpApiFailure }),
};
