import 'reflect-metadata';
import {
  type Answer,
  type Answers,
  type Dialect,
  type HeaderDoc,
  retryAfterHeader,
  type Route,
} from '@fieldpost/openapi';
import { z } from 'zod';
import { type Need, needKey } from '../access/needs.js';
import { rightsIn, rightsShape } from '../collaborators/collaborators.dto.js';
import { type Answer as Written, answerKey } from '../responses/answers.interceptor.js';
import { shapes } from '../shapes.js';
import { accessFor } from './access-words.js';

const failure = z
  .object({
    code: z.int().meta({ description: 'The HTTP status.' }),
    error: z.string().meta({ description: 'What is wrong, as a sentence.' }),
  })
  .meta({ id: 'Failure', description: 'Why a request was refused.' });

const meanings: Readonly<Record<number, string>> = {
  400: 'Something in the request is not valid; the sentence names it.',
  401: 'There are no credentials, or they are not good.',
  403: 'The credentials are good, but not enough.',
  404: 'It does not exist.',
  409: 'It exists already.',
  413: 'The body is longer than 1 MiB.',
  429: 'Too much was asked for.',
  503: 'It cannot be said now; the same request may succeed later.',
};

const preferred = { type: 'string', enum: ['return=minimal', 'return=representation'] };
const preference = { type: 'string', examples: preferred.enum };
const applied: HeaderDoc = {
  name: 'Preference-Applied',
  description: 'The preference that was followed; absent when none was stated.',
  schema: preferred,
};
const vary: HeaderDoc = { name: 'Vary', description: 'Always names `Prefer`.', schema: { type: 'string' } };

const writtenBy = ({ method }: Route): Written | undefined =>
  Reflect.getMetadata(answerKey, method) as Written | undefined;

/** The thing itself, or an empty object where there is none. */
function representation({ doc }: Route): Answer {
  const gives = doc?.gives === 'nothing' ? z.object({}) : doc?.gives;
  return {
    description: 'Done, with what came of it.',
    ...(gives && { schema: gives }),
    headers: [applied, vary],
  };
}

/** Answers of a write, which say as much as the caller prefers. */
function successesOf(route: Route): Answers | undefined {
  const written = writtenBy(route);
  if (written === undefined) return undefined;
  const full = representation(route);
  if (written.minimal === written.representation) return { [written.representation]: quietly(full, written) };
  const minimal = { description: 'Done.', headers: [applied, vary] };
  return { [written.minimal]: minimal, [written.representation]: full };
}

/** One status for both: a shorter body, or an empty one, which only a description can put beside another. */
function quietly(full: Answer, { body }: Written): Answer {
  const { schema, headers = [] } = full;
  if (body === undefined || schema === undefined)
    return { description: 'Done; with `return=representation` the body is an empty object.', headers };
  const description = 'Done; with `return=minimal` the body is the text alone.';
  return { description, schema: z.union([schema, z.string()]), headers };
}

const about = `The account API: users, applications and their access keys, collaborators, EUIs, gateways, components and
OAuth clients. Administrators look after all users. Clients and components of The Things Network v2 speak it.

The paths below \`/applications\`, \`/gateways\`, \`/components\`, \`/clients\` and \`/frequency-plans\` are also answered
without \`/api/v2\` in front. Members of a body that are not listed do not count. Any other method than the listed ones
is a 405. What a write answers is up to the header \`Prefer\`: the thing itself, or as little as possible.`;

/** How the account server speaks: its needs, its form of failures, and its two fullnesses of answers. */
export const accountDialect: Dialect = {
  title: 'Fieldpost account API',
  version: '2',
  description: about,
  tags: {
    applications: 'Applications, their access keys, collaborators and EUIs.',
    audit: 'The whole audit log, for administrators.',
    clients: 'OAuth clients.',
    components: 'Routers, brokers and handlers.',
    deleted: 'What was deleted and can be removed for good, for administrators.',
    'frequency-plans': 'On which channels gateways listen and answer.',
    gateways: 'Gateways and their collaborators.',
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
  accessOf: ({ method }) => accessFor(Reflect.getMetadata(needKey, method) as Need | undefined),
  failure: (_route, status) => ({
    description: meanings[status] ?? 'Refused.',
    schema: failure,
    ...(status === 429 && { headers: [retryAfterHeader] }),
  }),
  successesOf,
  headersOf: (route) =>
    writtenBy(route) === undefined
      ? []
      : [{ name: 'Prefer', description: 'How much the answer is to tell (RFC 7240).', schema: preference }],
};
