import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { brandOf, type SiteBrand } from '@fieldpost/website/site';
import { html } from './html.js';
import { type Page, type Reply, sendPage, sendTo } from './page.js';

const page: Page = { status: 200, title: 'Log in', body: html`<p>form</p>`, hasNotice: true };

/** What a browser gets. */
function sent(brand?: SiteBrand, send: (reply: Reply) => unknown = (reply) => sendPage(reply, page)) {
  const headers = new Map<string, string>();
  const result = { status: 0, body: '', headers };
  const reply: Reply = {
    ...(brand && { brand }),
    status: (status) => {
      result.status = status;
      return reply;
    },
    header: (name, value) => {
      headers.set(name, String(value));
      return reply;
    },
    headers: () => reply,
    getHeader: (name) => headers.get(name),
    send: (body) => {
      result.body = body;
    },
  };
  send(reply);
  return result;
}

const acme = brandOf({
  FIELDPOST_SITE_NAME: 'Acme & <Sons>',
  FIELDPOST_SITE_LOGO: 'https://acme.example/logo.svg',
  FIELDPOST_SITE_LINKS: [{ label: 'Help <me>', url: 'https://help.example/?a="b"' }],
  FIELDPOST_LOGIN_NOTICE: 'Staff <script>only</script>',
});

describe('A page of the account', () => {
  it('has the name and the logo of the project where the operator says nothing', () => {
    const { body, headers } = sent();
    expect(body).toContain('<title>Log in &ndash; Fieldpost</title>');
    expect(body).toMatch(/<header>\s*<svg/);
    expect(headers.get('content-security-policy')).not.toContain('img-src');
  });

  it('has the name, the logo, the links and the notice of the operator as plain text', () => {
    const { body, headers } = sent(acme);
    expect(body).toContain('<title>Log in &ndash; Acme &amp; &lt;Sons&gt;</title>');
    expect(body).toContain('<img src="https://acme.example/logo.svg" alt="" />');
    expect(body).toContain('<a href="https://help.example/?a=&quot;b&quot;">Help &lt;me&gt;</a>');
    expect(body).toContain('Staff &lt;script&gt;only&lt;/script&gt;');
    expect(headers.get('content-security-policy')).toContain('img-src https://acme.example;');
  });

  it('leads back to the console where it is one of the account of a user', () => {
    const link = '<a href="/">Back to the console</a>';
    expect(sent().body).not.toContain(link);
    const { body } = sent(acme, (reply) => sendPage(reply, { ...page, isOfAccount: true }));
    expect(body.split('</header>')[0]).toContain(link);
  });

  it('shows the notice only where users log in and register', () =>
    expect(sent(acme, (reply) => sendPage(reply, { ...page, hasNotice: false })).body).not.toContain(
      'Staff',
    ));

  it('allows its one style, in the colours of the operator', () => {
    const colours = {
      ...{
        accent: '#ffd400',
        hover: '#ffdc2e',
        onAccent: '#000000',
        linkLight: '#6b5900',
        linkDark: '#ffd400',
      },
      ...{ tintLight: '#fff', onTintLight: '#000', tintDark: '#000', onTintDark: '#fff' },
    };
    const { body, headers } = sent({ colours });
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(body) ?? [];
    expect(style).toContain('--act: #ffd400; --over: #ffdc2e; --on-act: #000000; --link: #6b5900;');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });
});

// RFC 9700, 4.12: a browser would repeat a form with a password after a 307.
describe('A redirect', () => {
  it('is a 303 with an empty body, and names no referrer', () => {
    const { status, body, headers } = sent(undefined, (reply) => sendTo(reply, '/users'));
    expect([status, headers.get('location'), body]).toEqual([303, '/users', '']);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
