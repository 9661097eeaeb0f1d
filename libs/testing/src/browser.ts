/** A form of a page: where it goes and what it carries. */
export interface Form {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** What a page answered. */
export interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly html: string;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string =>
  unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The first form of a page, as a browser without scripts would send it. */
export function formOf({ html }: Page): Form {
  const [form = ''] = /<form[\s\S]*?<\/form>/.exec(html) ?? [];
  const inputs = form.match(/<input[^>]*>/g) ?? [];
  const fields = Object.fromEntries(inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]));
  return { action: attribute(form, 'action'), fields };
}

/** A person's browser, reduced to cookies and forms: redirects are shown, not followed. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly root: string) {}

  open(path: string): Promise<Page> {
    return this.visit(path, { method: 'GET' });
  }

  submit({ action, fields }: Form, more: Record<string, string>): Promise<Page> {
    return this.visit(action, { method: 'POST', body: new URLSearchParams({ ...fields, ...more }) });
  }

  private async visit(path: string, request: RequestInit): Promise<Page> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(path, this.root), {
      ...request,
      redirect: 'manual',
      headers: { cookie },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? undefined,
      html: await answer.text(),
    };
  }
}
