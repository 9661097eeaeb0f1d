import type { Send } from './authorized-fetch.js';
import { ApiFailure } from './failure.js';

/** What discovery tells of a handler, as far as the console shows it. */
export interface Announcement {
  readonly id: string;
  readonly description?: string;
  readonly url?: string;
  readonly mqtt_address?: string;
  /** Whether it could be reached when discovery's monitor last tried. */
  readonly health?: 'up' | 'down';
}

/** A call of the handler's HTTP gateway: the path below `/handler`, and what goes with it. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** In place of a body of JSON: a text, and its media type. */
  readonly file?: { readonly type: string; readonly text: string };
  /** For which entity it is, where the path does not tell. */
  readonly scope?: string;
  /** The event behind which a stream of events goes on. */
  readonly lastEventId?: string;
  /** Ends the call when nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** The handler behind the same reverse proxy, and the announcements of all handlers. */
export class HandlerApi {
  constructor(
    private readonly origin: string,
    private readonly send: Send,
  ) {}

  /** What a call of the gateway answers: v2's JSON. Throws `ApiFailure`. */
  async ask<T>(call: Call): Promise<T> {
    return (await bodyOf(await this.open(call))) as T;
  }

  /** One page of a list, and how long the whole list is. Throws `ApiFailure`. */
  async page<T>(call: Call): Promise<{ readonly body: T; readonly total: number }> {
    const answer = await this.open(call);
    const body = (await bodyOf(answer)) as T;
    return { body, total: Number(answer.headers.get('grpc-metadata-total')) };
  }

  /** The answer itself, for those who need its headers or read it as it comes. Throws `ApiFailure` where there is none. */
  open({
    method = 'GET',
    path,
    body,
    file = fileOf(body),
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
    if (lastEventId) request.headers.set('last-event-id', lastEventId);
    return this.send(request, scope).catch(unreachable);
  }

  /** What a call answers, as it comes. Throws `ApiFailure`. */
  async stream(call: Call): Promise<ReadableStream<BufferSource>> {
    const answer = await this.open(call);
    if (!answer.ok || !answer.body) throw failureOf(answer, await readBody(answer));
    return answer.body;
  }

  /** The handler at which an application is registered; null when at none. Everybody may ask. */
  async handlerOf(appId: string): Promise<Announcement | null> {
    const path = `/announcements/handler/app-id/${encodeURIComponent(appId)}`;
    const answer = await fetch(`${this.origin}${path}`).catch(unreachable);
    if (answer.status === 404) return null;
    return (await bodyOf(answer)) as Announcement;
  }

  /** Registers an application at this suite's handler; doing it twice does no harm. */
  async register(appId: string): Promise<void> {
    await this.ask({
      method: 'POST',
      path: '/applications',
      body: { app_id: appId },
      scope: `apps:${appId}`,
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
}

const readBody = async (answer: Response): Promise<Body | undefined> =>
  (await answer.json().catch(() => undefined)) as Body | undefined;

const failureOf = ({ status }: Response, body: Body | undefined): ApiFailure =>
  new ApiFailure(status, typeof body?.error === 'string' ? body.error : '');

async function bodyOf(answer: Response): Promise<unknown> {
  const body = await readBody(answer);
  if (answer.ok) return body;
  throw failureOf(answer, body);
}
