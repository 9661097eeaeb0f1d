import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { guidesTexts } from './guides.texts.js';
import { shownText } from './shown-text.js';

interface Guide {
  readonly name: string;
  readonly reader: string;
  readonly title: string;
  readonly about: string;
  readonly html: string;
  readonly contents: readonly { readonly id: string; readonly text: string }[];
}
interface Renderer {
  readonly guidesIn: (docs: string, pictureAt: (path: string) => string) => readonly Guide[];
}
interface Descriptions {
  readonly guides: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const built = (file: string): Promise<unknown> =>
  import(new URL(`../../vite/guides/${file}`, import.meta.url).href);
const { guidesIn } = (await built('render.mjs')) as Renderer;
const { guides: described } = (await built('guides.mjs')) as Descriptions;
const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const pictureAt = (path: string) => `/pictures/${path}`;

let docs: string;
beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'fieldpost-guides-'));
  for (const folder of ['guides', 'reference']) mkdirSync(join(docs, folder));
  const names = Object.values(described).flatMap((abouts) => Object.keys(abouts));
  for (const name of names) write(pathOf(name), `# About ${name}\n`);
  write('compatibility.md', '# Compatibility\n\n## Same\n\n## Same\n');
});
afterEach(() => rmSync(docs, { recursive: true }));

const pathOf = (name: string) =>
  name.startsWith('reference-') ? `reference/${name.slice(10)}.md` : `guides/${name}.md`;
const write = (path: string, text: string) => writeFileSync(join(docs, path), text);
const guides = () => guidesIn(docs, pictureAt);
const guide = (name: string) => guides().find((one) => one.name === name) as Guide;
/** The HTML of a guide with this text. */
function htmlOf(text: string): string {
  write('guides/mail.md', `# Send mail\n\n${text}\n`);
  return guide('mail').html;
}

describe('A guide', () => {
  it('has the title of its document, and says what a reader finds there', () => {
    write('guides/mail.md', '# Send `mail`\n\nSet [a server](api.md).\n');
    const about = described.operators?.mail;
    expect(guide('mail')).toMatchObject({ title: 'Send mail', about, reader: 'operators' });
    expect(about).toMatch(/^Set a mail server.*\.$/);
    expect(guide('gateways').reader).toBe('gateways');
  });

  it('is not built without its description or its document', () => {
    write('guides/other.md', '# Other\n');
    expect(guides).toThrow('guides.mjs has no description of other');
    rmSync(join(docs, 'guides/other.md'));
    rmSync(join(docs, 'guides/mail.md'));
    expect(guides).toThrow('docs has no mail');
  });

  it('of the reference has a name of its own, and no mark of where it comes from', () => {
    write('reference/routes.md', '<!-- Generated from the code. -->\n\n# Routes\n\nAll routes.\n');
    expect(guide('reference-routes')).toMatchObject({ reader: 'reference', title: 'Routes' });
    expect(guide('reference-routes').html).not.toContain('Generated');
  });

  it('leads to other guides, to headings of theirs as well, in the console', () => {
    expect(htmlOf('[a](mqtt.md), [b](../compatibility.md#same-1), [c](https://example.com/)')).toContain(
      '<a href="/console/guides/mqtt">a</a>, <a href="/console/guides/compatibility#same-1">b</a>, <a href="https://example.com/">c</a>',
    );
  });

  it('names what is not shipped, without a link', () =>
    expect(
      htmlOf('[the decision](../decisions/0001-a.md), [code](../../apps/a.ts), [d](developers/a.md)'),
    ).toBe('<p>the decision, code, d</p>\n'));

  it.each(['[a](mqqt.md)', '[a](../compatibility.md#other)', '[a](#nothing)'])(
    'is not built with a link that leads nowhere: %s',
    (text) => expect(() => htmlOf(text)).toThrow('leads nowhere'),
  );

  it('is not built with HTML in its text', () => {
    expect(() => htmlOf('a <b>word</b>')).toThrow('has HTML');
    expect(() => htmlOf('<script>alert(1)</script>')).toThrow('has HTML');
    for (const link of ['<javascript:alert(1)>', '[a](JavaScript:alert(1))', '[a](data:text/html,a)'])
      expect(() => htmlOf(link)).toThrow('is no web page');
    expect(() => htmlOf('![](../../secret.svg)')).toThrow('is not in guides/images');
    expect(htmlOf('`<b>` and \\<b>')).toBe('<p><code>&lt;b&gt;</code> and &lt;b&gt;</p>\n');
  });

  it('keeps the place of a picture that is not loaded yet', () => {
    mkdirSync(join(docs, 'guides/images'));
    write('guides/images/a.svg', '<svg viewBox="0 0 640 320"></svg>');
    expect(htmlOf('![A curve](images/a.svg)')).toContain(
      '<img src="/pictures/guides/images/a.svg" alt="A curve" width="640" height="320" loading="lazy">',
    );
  });

  it('has a table of contents of its sections, whose anchors are those of its headings', () => {
    const html = htmlOf('## Set `A_B`, then C\n\n### Below\n\n## Last');
    expect(guide('mail').contents).toEqual([
      { id: 'set-a_b-then-c', text: 'Set A_B, then C' },
      { id: 'last', text: 'Last' },
    ]);
    expect(html).toContain('<h2 id="set-a_b-then-c">Set <code>A_B</code>, then C</h2>');
  });

  it('has columns without a heading where its table has no text for one', () =>
    expect(htmlOf('|   | a |\n| - | - |\n| b | c |')).toContain('<tr><td></td><th scope="col">a</th></tr>'));

  it('names this server only in lines of text that are true of any', () => {
    const lines = 'curl http://localhost:8000/api';
    const shown = (text: string) => shownText(htmlOf(text), 'https://fieldpost.example.com');
    expect(shown(`\`\`\`sh server\n${lines}\n\`\`\``)).toContain(
      '<code>curl https://fieldpost.example.com/api</code>',
    );
    const others = [`\`\`\`sh\n${lines}\n\`\`\``, `    ${lines}`, `With \`npm start\` \`${lines}\`.`];
    for (const text of others) expect(shown(text)).toContain(`<code>${lines}</code>`);
  });

  it('names its tables, lines of text and the buttons that copy these by the heading above them', () => {
    const html = htmlOf('    one\n\n## A & B\n\n| a |\n| -: |\n| b |\n\n1. c\n\n   ```sh\n   two\n   ```');
    const labels = [...html.matchAll(/role="region" aria-label="([^"]+)"/g)].map(([, label]) => label);
    expect(labels).toEqual(['Send mail', 'A &amp; B', 'A &amp; B (2)']);
    expect(html).toContain('<th class="to-right" scope="col">a</th>');
    expect(shownText(html, '')).toContain(
      '<button type="button" aria-label="Copy A &amp; B (2)">Copy</button>',
    );
  });
});

it('Readers of guides have a text each', () => {
  const all = guidesIn(join(repository, 'docs'), pictureAt);
  expect([...new Set(all.map(({ reader }) => reader))]).toEqual(Object.keys(guidesTexts.readers));
});

it('Links of pages lead to guides and headings that are there', () => {
  const all = guidesIn(join(repository, 'docs'), pictureAt);
  const web = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const links = files.flatMap((file) => [
    ...readFileSync(join(web, file), 'utf8').matchAll(/<GuideLink name="([^"]+)"(?: hash="([^"]+)")?/g),
  ]);
  const wrong = links.filter(([, name, hash]) => {
    const found = all.find((one) => one.name === name);
    return !found || (hash !== undefined && !found.html.includes(` id="${hash}"`));
  });
  expect(wrong.map(([link]) => link)).toEqual([]);
  expect(links.length).toBeGreaterThan(5);
});
