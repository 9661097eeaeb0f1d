// Guides as HTML. Their links lead to each other; files that are not shipped are named, and not linked.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import { documentsIn, headingsOf } from './documents.mjs';

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Where the console shows a document. */
const pageOf = ({ name }) => `/console/guides/${name}`;
/** Documents below these are shipped: a link to one that is not there is a mistake. */
const isShipped = (path) => /^(?:guides|reference)\/[^/]+\.md$|^compatibility\.md$/.test(path);

/** The sizes of a picture, so that its place is kept while it loads. */
function sizeOf(path, content) {
  if (path.endsWith('.png')) return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(content.toString('utf8')) ?? [];
  if (!width) throw new Error(`docs/${path} has no size`);
  return { width, height };
}

/** The address of a link of a document; undefined where nothing is shipped. */
function targetOf(document, href, all) {
  if (/^[a-z]+:/.test(href)) return href;
  const [file, anchor = ''] = href.split('#');
  const path = file === '' ? document.path : posix.join(posix.dirname(document.path), file);
  const found = all.find((other) => other.path === path);
  const isThere = found ? anchor === '' || found.headings.some(({ id }) => id === anchor) : !isShipped(path);
  if (!isThere) throw new Error(`docs/${document.path}: the link ${href} leads nowhere`);
  return found && `${pageOf(found)}${anchor && `#${anchor}`}`;
}

/** How the parts of a document become HTML; `pictureAt` gives the address of a picture with this path and content. */
const rendererOf = (document, { all, docs, pictureAt }) => ({
  html({ text }) {
    throw new Error(`docs/${document.path} has HTML: ${text}`);
  },
  heading(token) {
    const { id } = document.headings.find((heading) => heading.token === token) ?? {};
    const attribute = id === undefined ? '' : ` id="${escaped(id)}"`;
    return `<h${token.depth}${attribute}>${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`;
  },
  code: ({ text }) =>
    `<div class="guide-code"><pre tabindex="0"><code>${escaped(text.trimEnd())}</code></pre><button type="button"></button></div>\n`,
  table(token) {
    const cells = (row, isHead) =>
      `<tr>${row.map((cell) => cellOf(this.parser, cell, isHead)).join('')}</tr>\n`;
    const rows = token.rows.map((row) => cells(row, false)).join('');
    return `<div class="guide-table" tabindex="0"><table><thead>${cells(token.header, true)}</thead><tbody>${rows}</tbody></table></div>\n`;
  },
  link({ href, tokens }) {
    const target = targetOf(document, href, all);
    const inner = this.parser.parseInline(tokens);
    return target === undefined ? inner : `<a href="${escaped(target)}">${inner}</a>`;
  },
  image({ href, text }) {
    const path = posix.join(posix.dirname(document.path), href);
    const content = readFileSync(join(docs, path));
    const { width, height } = sizeOf(path, content);
    return `<img src="${escaped(pictureAt(path, content))}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
  },
});

/** A head without a text is no heading of a column. */
function cellOf(parser, { tokens, align }, isHead) {
  const inner = parser.parseInline(tokens);
  const tag = isHead && inner !== '' ? 'th' : 'td';
  return `<${tag}${align ? ` align="${align}"` : ''}${tag === 'th' ? ' scope="col"' : ''}>${inner}</${tag}>`;
}

/** All guides in the folder `docs`, with their HTML and the headings for their tables of contents. */
export function guidesIn(docs, pictureAt) {
  const all = documentsIn(docs).map((document) => ({ ...document, headings: headingsOf(document) }));
  return all.map((document) => {
    const renderer = rendererOf(document, { all, docs, pictureAt });
    const html = new Marked({ renderer }).parser(document.tokens);
    const { name, reader, title, first, headings } = document;
    const contents = headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text }));
    return { name, reader, title, first, html, contents };
  });
}
