import { Agent, request } from 'node:http';
import { bodyMembers, type OpenApiDocument } from './body-members.js';
import type { DeclaredRoute } from './declared-route.js';
import {
  hostileBodies,
  hostileForms,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileValues,
} from './hostile-values.js';

/** One request, with nothing between it and the wire that would correct it. */
export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface Hit {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Address, credentials and a valid request of a route. */
export interface Target {
  /** The OpenAPI document of the app. */
  readonly document: OpenApiDocument;
  readonly port: number;
  /** A path of the route that exists. */
  readonly pathOf: (path: string) => string;
  readonly headers: Readonly<Record<string, string>>;
  /** Members of a body as it should be. */
  readonly members: Readonly<Record<string, unknown>>;
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** All hostile requests for a route, one change at a time. */
export function shotsAt(route: DeclaredRoute, target: Target): readonly Shot[] {
  const { method, path } = route;
  const good = target.pathOf(path);
  const shot = (more: Partial<Shot>, headers: Readonly<Record<string, string>> = {}): Shot => ({
    method,
    path: good,
    ...more,
    headers: { ...target.headers, ...headers },
  });
  const some = method === 'GET' ? undefined : JSON.stringify(target.members);
  const withBody = method === 'GET' ? [] : bodiesFor(route, target);
  return [
    ...segmentsIn(path, target).map((each) => shot({ path: each, body: some }, json)),
    ...hostileQueries.map((query) => shot({ path: `${good}?${query}`, body: some }, json)),
    ...hostileHeaders.map((headers) => shot({ body: some }, { ...json, ...headers })),
    ...withBody.map((body) => shot({ body }, json)),
    ...(method === 'GET' ? [] : hostileForms.map((body) => shot({ body }, form))),
  ];
}

/** The path with one parameter at a time replaced. */
function segmentsIn(path: string, { pathOf }: Target): readonly string[] {
  const names = path.match(/:\w+/g) ?? [];
  return names.flatMap((name) => hostileSegments.map((segment) => pathOf(path.replace(name, segment))));
}

/**
 * Invalid bodies, and valid ones with one invalid member. Members that a route does not read are all dropped in the same
 * way: one of them is enough.
 */
function bodiesFor(route: DeclaredRoute, { document, members }: Target): readonly (string | Buffer)[] {
  const spoilt = [...bodyMembers(document, route), 'unheard_of'].flatMap((name) => {
    const others = Object.entries(members).filter(([other]) => other !== name);
    const rest = others
      .map(([other, value]) => `,${JSON.stringify(other)}:${JSON.stringify(value)}`)
      .join('');
    return hostileValues.map((value) => `{"${name}":${value}${rest}}`);
  });
  return [...hostileBodies, ...hostileValues, ...spoilt];
}

/** Sends a hostile request and reads the response. */
export function throwAt(port: number, agent: Agent, { method, path, headers, body }: Shot): Promise<Hit> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString() });
      });
      response.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends all of them, a few at a time, and returns each response that `isGood` does not accept. */
export async function unexpectedResponses(
  shots: readonly Shot[],
  port: number,
  isGood: (hit: Hit) => boolean,
): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const queue = shots.values();
  const bad: string[] = [];
  const work = async () => {
    for (const shot of queue) {
      const hit = await throwAt(port, agent, shot).catch((error: Error) => error.message);
      if (typeof hit === 'string' || !isGood(hit)) bad.push(`${told(shot)} -> ${answered(hit)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  agent.destroy();
  return bad;
}

const answered = (hit: Hit | string): string =>
  typeof hit === 'string' ? hit : `${hit.status} ${hit.type} ${hit.text.slice(0, 200)}`;

const told = ({ method, path, headers, body }: Shot): string =>
  `${method} ${path.slice(0, 120)} ${JSON.stringify(headers).slice(-200)} ${String(body).slice(0, 120)}`;
