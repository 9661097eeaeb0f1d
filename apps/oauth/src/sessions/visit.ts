import { Inject, Injectable } from '@nestjs/common';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { type Page, type Reply, sendPage, sendTo } from '../pages/page.js';
import { addressOf, type Connection } from '../requests/address.js';
import { type Visitor, Visitors } from './visitors.service.js';

/** What of a request the pages need. */
export interface Request extends Connection {
  readonly url: string;
  readonly headers: Connection['headers'] & { readonly cookie?: string };
}

/** One request of a browser. */
export interface Visit {
  readonly visitor: Visitor;
  /** Where it comes from. */
  readonly address: string;
  /** Unix milliseconds. */
  readonly now: number;
}

/** What a visit leads to: a page, or a redirect; `visitor` is who the browser is from now on. */
export type Outcome = { readonly visitor: Visitor } & ({ readonly page: Page } | { readonly to: string });

/** The way of every page: finds out who asks, and answers with the cookie that says so next time. */
@Injectable()
export class Visits {
  private readonly proxies: number;

  constructor(
    private readonly visitors: Visitors,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.proxies = settings.OAUTH_PROXIES;
  }

  async receive(request: Request, now: number): Promise<Visit> {
    const visitor = await this.visitors.recognize(request.headers.cookie, now);
    return { visitor, address: addressOf(request, this.proxies), now };
  }

  answer(reply: Reply, outcome: Outcome): unknown {
    reply.header('set-cookie', this.visitors.cookieFor(outcome.visitor));
    return 'page' in outcome ? sendPage(reply, outcome.page) : sendTo(reply, outcome.to);
  }
}
