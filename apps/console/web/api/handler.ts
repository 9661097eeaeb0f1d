import type { Send } from './authorized-fetch.js';
import { ApiFailure, failedResponse, type ScriptError } from './failure.js';

/** Announcement of a handler, as far as the console shows it. */
export interface Announcement {
  readonly id: string;
  readonly description?: string;
  readonly url?: string;
  readonly mqtt_address?: string;
  /** Reachability at the last check of discovery's monitor. */
  readonly health?: 'up' | 'down';
}

/** A call of the handler's HTTP API: the path below `/handler` and its options. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** A text with its media type, in place of a JSON body. */
  readonly file?: { readonly type: string; readonly text: string };
  /** Only creates, and is rejected when there is one already. */
  readonly onlyNew?: boolean;
  /** Entity of the call when the path does not name it. */
  readonly scope?: string;
  /** Id of the last event, to continue an event stream. */
  readonly lastEventId?: string;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** Scope of a call about these applications. */
export const scopeOfApplications = (appIds: readonly string[]): string =>
  appIds.map((appId) => `apps:${appId}`).join(' ');

/** The handler behind the same reverse proxy, and the announcements of all handlers. */
export class HandlerApi {
  constructor(
    private readonly origin: string,
    private readonly send: Send,
  ) {}

  /** The response body, in v2's JSON. Throws `ApiFailure`. */
  async ask<T>(call: Call): Promise<T> {
    return (await bodyOf(await this.open(call))) as T;
  }

  /** The response body with its headers. Throws `ApiFailure`. */
  async withHeaders<T>(call: Call): Promise<{ readonly body: T; readonly headers: Headers }> {
    const answer = await this.open(call);
    return { body: (await bodyOf(answer)) as T, headers: answer.headers };
  }

  /** One page of a list, with the total. Throws `ApiFailure`. */
  async page<T>(call: Call): Promise<{ readonly body: T; readonly total: number }> {
    const { body, headers } = await this.withHeaders<T>(call);
    return { body, total: Number(headers.get('grpc-metadata-total')) };
  }

  /** The response, for callers that need its headers or stream its body. Throws `ApiFailure` without one. */
  open({
    method = 'GET',
    path,
    body,
    file = fileOf(body),
    onlyNew = false,
    scope,
    lastEventId,
    signal,
  }: Call): Promise<Response> {
    const request = new Request(`${this.origin}/handler${path}`, {
      method,
      ...(signal && { signal }),
      ...(file && { body: file.text }),
    });
    if (file) request.headers.set('content-type', file.type);
    if (onlyNew) request.headers.set('if-none-match', '*');
    if (lastEventId) request.headers.set('last-event-id', lastEventId);
    return this.send(request, scope).catch(unreachable);
  }

  /** The response body as a stream. Throws `ApiFailure`. */
  async stream(call: Call): Promise<ReadableStream<BufferSource>> {
    const answer = await this.open(call);
    if (!answer.ok || !answer.body) throw failureOf(answer, await readBody(answer));
    return answer.body;
  }

  /** The handler of an application; null when it is not registered. Needs no credentials. */
  async handlerOf(appId: string): Promise<Announcement | null> {
    const path = `/announcements/handler?app_id=${encodeURIComponent(appId)}`;
    const answer = await fetch(`${this.origin}${path}`).catch(unreachable);
    const { services = [] } = (await bodyOf(answer)) as { readonly services?: readonly Announcement[] };
    return services[0] ?? null;
  }

  /** Registers an application at this suite's handler. May be repeated. */
  async register(appId: string): Promise<void> {
    await this.ask({
      method: 'POST',
      path: '/applications',
      body: { app_id: appId },
      scope: scopeOfApplications([appId]),
    });
  }
}

const fileOf = (body: unknown): Call['file'] =>
  body === undefined ? undefined : { type: 'application/json', text: JSON.stringify(body) };

const unreachable = (cause: unknown): never => {
  throw new ApiFailure(0, '', { cause });
};

interface Body {
  readonly error?: unknown;
  readonly script_error?: ScriptError;
}

const readBody = async (answer: Response): Promise<Body | undefined> =>
  (await answer.json().catch(() => undefined)) as Body | undefined;

const failureOf = (answer: Response, body: Body | undefined): ApiFailure =>
  failedResponse(answer, typeof body?.error === 'string' ? body.error : '', body?.script_error);

async function bodyOf(answer: Response): Promise<unknown> {
  const body = await readBody(answer);
  if (answer.ok) return body;
  throw failureOf(answer, body);
}
