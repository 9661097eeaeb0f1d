import { noteSecrets } from '../secrets/index.js';

/** A form of a page: its action and fields. */
export interface Form {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A response as a browser sees it, redirects not followed. */
export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Where it is sent; empty when it is sent nowhere. */
  readonly location: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

const attribute = (tag: string, name: string): string =>
  unescape(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The first form of a page; attributes and hidden members as a browser would read them. */
export function formOf({ text }: Seen): Form {
  const [tag = '', form = ''] = /(<form[^>]*>)([\s\S]*?)<\/form>/.exec(text)?.slice(1) ?? [];
  if (tag === '') throw new Error(`there is no form: ${text.slice(-500)}`);
  const inputs = form.match(/<input[^>]*>/g) ?? [];
  const fields = inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]);
  return { action: attribute(tag, 'action'), fields: Object.fromEntries(fields) as Record<string, string> };
}

/** The heading of a page. */
export const headingOf = ({ text }: Seen): string => unescape(/<h1>([^<]*)</.exec(text)?.[1] ?? '');

/** A browser: keeps cookies, follows redirects on this server on demand. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: () => string,
    /** Sent with every request. */
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
    return this.ask(path, { headers });
  }

  /** Sends a form, with these members filled in. */
  async submit(
    { action, fields }: Form,
    filled: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Seen> {
    noteSecrets(filled);
    const body = new URLSearchParams({ ...fields, ...filled });
    return this.ask(action, { method: 'POST', body, headers });
  }

  /** Follows redirects on this server, except to the page with the code. */
  async follow(seen: Seen): Promise<Seen> {
    let at = seen;
    while (at.location.startsWith('/')) at = await this.get(at.location);
    return at;
  }

  private async ask(
    path: string,
    init: RequestInit & { readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Seen> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, this.origin()), {
      ...init,
      redirect: 'manual',
      headers: { ...this.headers, ...init.headers, cookie },
    });
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      this.cookies.set(name, value);
      // A cookie of the website is equivalent to a login.
      noteSecrets({ secret: value });
    }
    const { status, headers } = response;
    return { status, headers, text: await response.text(), location: headers.get('location') ?? '' };
  }
}
