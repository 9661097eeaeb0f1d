// Guides as HTML. Their links lead to each other; files that are not shipped are named, and not linked.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import { documentsIn, headingsOf, textOf } from './documents.mjs';

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
  if (/^(?:https?|mailto):/.test(href)) return href;
  if (/^[a-z][a-z\d+.-]*:/i.test(href))
    throw new Error(`docs/${document.path}: the link ${href} is no web page`);
  const [file, anchor = ''] = href.split('#');
  const path = file === '' ? document.path : posix.join(posix.dirname(document.path), file);
  const found = all.find((other) => other.path === path);
  const isThere = found ? anchor === '' || found.headings.some(({ id }) => id === anchor) : !isShipped(path);
  if (!isThere) throw new Error(`docs/${document.path}: the link ${href} leads nowhere`);
  return found && `${pageOf(found)}${anchor && `#${anchor}`}`;
}

/** Names the tables and lines of text of a document by the heading above them; a second one below it has its number. */
function partNames(title) {
  let heading = title;
  const counts = new Map();
  return {
    enter: (text) => void (heading = text),
    next() {
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      return escaped(count === 1 ? heading : `${heading} (${count})`);
    },
  };
}

/** Server in documents. Lines of text whose language is followed by the word `server` name the server that is read. */
const exampleOrigin = 'http://localhost:8000';
const linesOf = ({ text, lang = '' }) => {
  const lines = escaped(text.trimEnd());
  return lang.endsWith(' server') ? lines.replaceAll(exampleOrigin, '<span data-server></span>') : lines;
};

/** What may be wider than the page: it scrolls, also by keyboard. */
const regionOf = (name) => `role="region" aria-label="${name}" tabindex="0"`;

/** How the parts of a document become HTML; `pictureAt` gives the address of a picture with this path and content. */
const rendererOf = (document, { all, docs, pictureAt, names }) => ({
  html({ text }) {
    throw new Error(`docs/${document.path} has HTML: ${text}`);
  },
  heading(token) {
    names.enter(textOf(token));
    const { id } = document.headings.find((heading) => heading.token === token) ?? {};
    const attribute = id === undefined ? '' : ` id="${escaped(id)}"`;
    return `<h${token.depth}${attribute}>${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`;
  },
  code(token) {
    const name = names.next();
    return `<div class="guide-code"><pre ${regionOf(name)}><code>${linesOf(token)}</code></pre><button type="button" aria-label="${name}"></button></div>\n`;
  },
  table(token) {
    const cells = (row, isHead) =>
      `<tr>${row.map((cell) => cellOf(this.parser, cell, isHead)).join('')}</tr>\n`;
    const rows = token.rows.map((row) => cells(row, false)).join('');
    return `<div class="guide-table" ${regionOf(names.next())}><table><thead>${cells(token.header, true)}</thead><tbody>${rows}</tbody></table></div>\n`;
  },
  link({ href, tokens }) {
    const target = targetOf(document, href, all);
    const inner = this.parser.parseInline(tokens);
    return target === undefined ? inner : `<a href="${escaped(target)}">${inner}</a>`;
  },
  image({ href, text }) {
    const path = posix.join(posix.dirname(document.path), href);
    if (!path.startsWith('guides/images/'))
      throw new Error(`docs/${document.path}: ${href} is not in guides/images`);
    const content = readFileSync(join(docs, path));
    const { width, height } = sizeOf(path, content);
    return `<img src="${escaped(pictureAt(path, content))}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
  },
});

/** A head without a text is no heading of a column. */
function cellOf(parser, { tokens, align }, isHead) {
  const inner = parser.parseInline(tokens);
  const tag = isHead && inner !== '' ? 'th' : 'td';
  return `<${tag}${align ? ` class="to-${align}"` : ''}${tag === 'th' ? ' scope="col"' : ''}>${inner}</${tag}>`;
}

/** All guides in the folder `docs`, with their HTML and the headings for their tables of contents. */
export function guidesIn(docs, pictureAt) {
  const all = documentsIn(docs).map((document) => ({ ...document, headings: headingsOf(document) }));
  return all.map((document) => {
    const renderer = rendererOf(document, { all, docs, pictureAt, names: partNames(document.title) });
    const html = new Marked({ renderer }).parser(document.tokens);
    const { name, reader, title, about, headings } = document;
    const contents = headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text }));
    return { name, reader, title, about, html, contents };
  });
}
