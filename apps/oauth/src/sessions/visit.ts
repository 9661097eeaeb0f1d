import { Injectable } from '@nestjs/common';
import { type Page, type Reply, sendPage, sendTo } from '../pages/page.js';
import { browserName } from './browser-name.js';
import { type Arrival, type Visitor, Visitors } from './visitors.service.js';

/** What of a request the pages need. */
export interface HttpRequest {
  readonly url: string;
  /** Of the caller, as far as proxies in front are believed. */
  readonly ip: string;
  readonly headers: { readonly cookie?: string; readonly 'user-agent'?: string };
}

/** One request of a browser. */
export interface Visit extends Arrival {
  readonly visitor: Visitor;
}

/** What a visit leads to: a page, or a redirect; `visitor` is who the browser is from now on. */
export type Outcome = { readonly visitor: Visitor } & ({ readonly page: Page } | { readonly to: string });

/** The way of every page: finds out who asks, and answers with the cookie that says so next time. */
@Injectable()
export class Visits {
  constructor(private readonly visitors: Visitors) {}

  async serve(
    request: HttpRequest,
    reply: Reply,
    work: (visit: Visit) => Outcome | Promise<Outcome>,
  ): Promise<unknown> {
    const outcome = await work(await this.receive(request, Date.now()));
    reply.header('set-cookie', this.visitors.cookieFor(outcome.visitor));
    return 'page' in outcome ? sendPage(reply, outcome.page) : sendTo(reply, outcome.to);
  }

  private async receive(request: HttpRequest, now: number): Promise<Visit> {
    const visitor = await this.visitors.recognize(request.headers.cookie, now);
    return { visitor, address: request.ip, browser: browserName(request.headers['user-agent']), now };
  }
}
