import type { Send } from './authorized-fetch.js';
import { ApiFailure } from './failure.js';

/** What discovery tells of a handler, as far as the console shows it. */
export interface Announcement {
  readonly id: string;
  readonly description?: string;
  readonly url?: string;
}

/** The handler behind the same front door, and what discovery knows of all handlers. */
export class HandlerApi {
  constructor(
    private readonly origin: string,
    private readonly send: Send,
  ) {}

  /** The handler at which an application is registered; null when at none. Everybody may ask. */
  async handlerOf(appId: string): Promise<Announcement | null> {
    const path = `/announcements/handler/app-id/${encodeURIComponent(appId)}`;
    const answer = await fetch(`${this.origin}${path}`).catch(unreachable);
    if (answer.status === 404) return null;
    return (await bodyOf(answer)) as Announcement;
  }

  /** Registers an application at this suite's handler; doing it twice does no harm. */
  async register(appId: string): Promise<void> {
    const request = new Request(`${this.origin}/handler/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app_id: appId }),
    });
    await bodyOf(await this.send(request, `apps:${appId}`).catch(unreachable));
  }
}

const unreachable = (cause: unknown): never => {
  throw new ApiFailure(0, '', { cause });
};

async function bodyOf(answer: Response): Promise<unknown> {
  const body = (await answer.json().catch(() => undefined)) as { readonly error?: unknown } | undefined;
  if (answer.ok) return body;
  throw new ApiFailure(answer.status, typeof body?.error === 'string' ? body.error : '');
}
