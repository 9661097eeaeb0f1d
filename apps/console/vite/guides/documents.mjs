// The documents that the console shows as guides, and what their headings are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { guides } from './guides.mjs';

/** A document: its path below `docs`, its name in addresses, who reads it, what it is about, and its text as it was parsed. */
function documentAt(docs, { path, name, reader, about }) {
  const text = readFileSync(join(docs, path), 'utf8').replace(/^<!-- Generated .* -->\n/, '');
  const [heading, ...tokens] = marked.lexer(text).filter(({ type }) => type !== 'space');
  if (heading?.type !== 'heading' || heading.depth !== 1) throw new Error(`docs/${path} has no title`);
  return { path, name, reader, about, title: textOf(heading), tokens };
}

/** Paths of the shipped documents by their names in addresses. */
function pathsIn(docs) {
  const filesOf = (folder) => readdirSync(join(docs, folder)).filter((file) => file.endsWith('.md'));
  const nameOf = (file) => file.slice(0, -3);
  return new Map([
    ...filesOf('guides').map((file) => [nameOf(file), `guides/${file}`]),
    ...filesOf('reference').map((file) => [`reference-${nameOf(file)}`, `reference/${file}`]),
    ['compatibility', 'compatibility.md'],
  ]);
}

/** All shipped documents, in the order of the list of guides. */
export function documentsIn(docs) {
  const paths = pathsIn(docs);
  const named = Object.entries(guides).flatMap(([reader, abouts]) =>
    Object.entries(abouts).map(([name, about]) => ({ path: paths.get(name), name, reader, about })),
  );
  const missing = named.filter(({ path }) => path === undefined).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`docs has no ${missing.join(', ')}`);
  const unnamed = [...paths.keys()].filter((name) => !named.some((one) => one.name === name));
  if (unnamed.length > 0) throw new Error(`guides.mjs has no description of ${unnamed.join(', ')}`);
  return named.map((guide) => documentAt(docs, guide));
}

/** What is read of tokens: their text without marks. */
export const textOf = ({ tokens, text = '' }) => (tokens ? tokens.map(textOf).join('') : unescaped(text));

const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (found) => characters[found]);

/** The anchor that GitHub gives a heading, in a document with these anchors before it. */
function anchorAfter(before, text) {
  const anchor = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
  const same = before.filter((one) => one.base === anchor).length;
  return { base: anchor, id: same === 0 ? anchor : `${anchor}-${same}` };
}

/** The headings of a document below its title, in their order. */
export function headingsOf({ tokens }) {
  const headings = [];
  for (const token of tokens.filter(({ type }) => type === 'heading')) {
    const text = textOf(token);
    headings.push({ ...anchorAfter(headings, text), text, depth: token.depth, token });
  }
  return headings;
}
