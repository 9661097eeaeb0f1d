// The documents that the console shows as guides: which ones, for whom, and what their headings are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';

/** Readers of guides by the names of their files. Guides that are not here are for operators. */
export const readers = {
  devices: ['console', 'payloads', 'integrations', 'mqtt', 'organizations', 'api', 'command-line'],
  gateways: ['gateways'],
};

/** A document: its path below `docs`, its name in addresses, who reads it, and its text as it was parsed. */
function documentAt(docs, path, name, reader) {
  const text = readFileSync(join(docs, path), 'utf8').replace(/^<!-- Generated .* -->\n/, '');
  const [heading, ...tokens] = marked.lexer(text).filter(({ type }) => type !== 'space');
  if (heading?.type !== 'heading' || heading.depth !== 1) throw new Error(`docs/${path} has no title`);
  return { path, name, reader, title: textOf(heading), first: firstSentence(tokens), tokens };
}

const namesIn = (docs, folder) =>
  readdirSync(join(docs, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3));

/** All shipped documents, in the order of the list of guides. */
export function documentsIn(docs) {
  const guides = namesIn(docs, 'guides');
  const named = Object.values(readers).flat();
  const missing = named.filter((name) => !guides.includes(name));
  if (missing.length > 0) throw new Error(`docs/guides has no ${missing.join(', ')}`);
  const byTitle = (documents) => documents.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  const guide = (reader) => (name) => documentAt(docs, `guides/${name}.md`, name, reader);
  return [
    ...Object.entries(readers).flatMap(([reader, names]) => names.map(guide(reader))),
    ...byTitle(guides.filter((name) => !named.includes(name)).map(guide('operators'))),
    ...byTitle([
      documentAt(docs, 'compatibility.md', 'compatibility', 'reference'),
      ...namesIn(docs, 'reference').map((name) =>
        documentAt(docs, `reference/${name}.md`, `reference-${name}`, 'reference'),
      ),
    ]),
  ];
}

/** What is read of tokens: their text without marks. */
export const textOf = ({ tokens, text = '' }) => (tokens ? tokens.map(textOf).join('') : unescaped(text));

const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const unescaped = (text) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (found) => characters[found]);

/** The first sentence of the first paragraph. A colon before an example becomes a full stop. */
function firstSentence(tokens) {
  const isText = ({ type, tokens: parts = [] }) =>
    type === 'paragraph' && parts.some((part) => part.type !== 'image');
  const paragraph = tokens.find(isText);
  if (!paragraph) return '';
  const text = textOf(paragraph).replaceAll(/\s+/g, ' ');
  const [sentence = text] = /^.+?(?:\.(?= [^a-z]|$)|:$)/.exec(text) ?? [];
  return sentence.replace(/:$/, '.');
}

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
