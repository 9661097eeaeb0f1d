import { Failure } from '../failure.js';
import type { RequestOptions } from '../http/http-fetch.js';
import { loggedOut } from './logged-out.js';
import type { Session } from './session.js';
import { sentenceOf, withAdvice } from './server-message.js';

/** A call. `path` is below `/api/v2` or `/handler`. */
export interface ApiCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** A file in place of a JSON body. */
  readonly file?: { readonly type: string; readonly bytes: Uint8Array };
  /** Entity of the call when the path does not name it. */
  readonly scope?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

const entity = /^\/(applications|gateways)\/([^/]+)(\/organizations\/)?/;
const kinds: Readonly<Record<string, string>> = { applications: 'apps', gateways: 'gateways' };

/** The scope of a call about one entity; undefined when any token of the user is accepted. */
export function scopeOf(path: string): string | undefined {
  const [, kind = '', id = '', organization] = entity.exec(path) ?? [];
  if (id === '') return undefined;
  // To share something with an organization is a call about both.
  return `${kinds[kind]}:${decodeURIComponent(id)}${organization ? ' organizations' : ''}`;
}

/** A path with ids of any characters. */
export const pathOf = (strings: TemplateStringsArray, ...ids: readonly string[]): string =>
  strings.reduce((path, text, at) => `${path}${encodeURIComponent(ids[at - 1] ?? '')}${text}`);

/** The HTTP APIs of account and handler. Every method throws `Failure` for an error of the server. */
export class Api {
  constructor(readonly session: Session) {}

  /** The response body of the account API. */
  async account<T>(call: ApiCall): Promise<T> {
    // Writes return the changed object.
    const headers = { prefer: 'return=representation', ...call.headers };
    return bodyOf(await this.open('/api/v2', { ...call, headers }), this.session.server);
  }

  /** The response body of the handler's API. */
  async handler<T>(call: ApiCall): Promise<T> {
    return bodyOf(await this.stream(call), this.session.server);
  }

  /** A response of the handler's API, for its body as a stream. */
  stream(call: ApiCall): Promise<Response> {
    return this.open('/handler', call);
  }

  private async open(prefix: string, call: ApiCall): Promise<Response> {
    const { method = 'GET', path, query = {}, scope = scopeOf(path), signal } = call;
    const options: RequestOptions = { method, ...contentOf(call), ...(signal && { signal }) };
    const response = await this.session.send(`${prefix}${path}${searchOf(query)}`, options, scope);
    if (!response.ok) throw await failureOf(response, this.session.server);
    return response;
  }
}

function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? '' : `?${search.toString()}`;
}

function contentOf({ body, file, headers = {} }: ApiCall): Pick<RequestOptions, 'headers' | 'body'> {
  if (file) return { headers: { ...headers, 'content-type': file.type }, body: file.bytes };
  if (body === undefined) return { headers };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function bodyOf<T>(response: Response, server: string): Promise<T> {
  const text = await response.text();
  try {
    return (text === '' ? {} : JSON.parse(text)) as T;
  } catch (cause) {
    throw new Failure(`${server} sent a response that is not JSON. Is it a Fieldpost server?`, 'failed', {
      cause,
    });
  }
}

/** The message of the server, which names the field where one is not valid, and what to do. */
async function failureOf(response: Response, server: string): Promise<Failure> {
  const { status } = response;
  const text = await response.text();
  const message = messageIn(text) ?? `the server answered with status ${status}`;
  if (status === 401) return loggedOut(server, message);
  if (status === 429 || status >= 502)
    return new Failure(`${sentenceOf(message)} Try again later.`, 'unavailable');
  return new Failure(withAdvice(message), status === 403 || status === 404 ? 'denied' : 'failed');
}

function messageIn(text: string): string | undefined {
  try {
    const { error, error_description: description } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const message = description ?? error;
    return typeof message === 'string' && message !== '' ? message : undefined;
  } catch {
    return undefined;
  }
}
