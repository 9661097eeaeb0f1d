import { Injectable } from '@nestjs/common';
import { type Page, type Reply, sendPage, sendTo } from '../pages/page.js';
import { browserName } from './browser-name.js';
import { type RequestOrigin, type Visitor, VisitorsService } from './visitors.service.js';

/** The part of a Fastify reply that pages need, with its request. */
export interface BrowserReply extends Reply {
  readonly request: {
    readonly url: string;
    /** Address of the client; forwarded addresses are used from trusted proxies only. */
    readonly ip: string;
    readonly headers: {
      readonly cookie?: string;
      readonly 'user-agent'?: string;
      readonly 'sec-fetch-site'?: string;
    };
  };
}

/** Values of `Sec-Fetch-Site` for pages of this server, and for addresses that the user entered or scanned. */
const ownSites: readonly string[] = ['same-origin', 'none'];

/** One request of a browser. */
export interface Visit extends RequestOrigin {
  readonly visitor: Visitor;
  /** The `Cookie` header. */
  readonly cookies: string | undefined;
  /** Whether a page of another site led here, as far as the browser says so. */
  readonly isFromOtherSite: boolean;
}

/** A page or a redirect, and the visitor whose cookie is set. */
export type PageResult = {
  readonly visitor: Visitor;
  /** A further `Set-Cookie` header. */
  readonly cookie?: string | undefined;
} & ({ readonly page: Page } | { readonly to: string });

/** Serves every page: identifies the visitor by the cookie, and sets the cookie of the response. */
@Injectable()
export class Visits {
  constructor(private readonly visitors: VisitorsService) {}

  async serve(
    reply: BrowserReply,
    handle: (visit: Visit) => PageResult | Promise<PageResult>,
  ): Promise<unknown> {
    const { headers, ip: address } = reply.request;
    const now = Date.now();
    const visitor = await this.visitors.identify(headers.cookie, now);
    const browser = browserName(headers['user-agent']);
    const isFromOtherSite = !ownSites.includes(headers['sec-fetch-site'] ?? 'none');
    const request = { address, browser, now, cookies: headers.cookie, isFromOtherSite };
    const result = await handle({ visitor, ...request });
    const cookies = [this.visitors.cookieFor(result.visitor), result.cookie];
    reply.header(
      'set-cookie',
      cookies.filter((cookie) => cookie !== undefined),
    );
    return 'page' in result ? sendPage(reply, result.page) : sendTo(reply, result.to);
  }
}
