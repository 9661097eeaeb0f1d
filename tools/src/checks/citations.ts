import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A page of the documentation that a file of the repository cites, or a relative link of a Markdown page. */
interface Citation {
  file: string;
  page: string;
  heading: string;
}

const cited = /(?<![\w./-])docs\/[\w/.#-]+/g;
const linked = /\]\(([^()\s]*)\)/g;
const hasScheme = /^[a-z]+:/;

/** A path below one of the folders with code; the ending of a file may be left out. */
const codePath = /(?<![\w./@*-])(?:apps|libs|tests|tools|benchmarks)\/[\w./-]+/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.spec.ts', '.e2e-spec.ts'];
const isComment = /^\s*(?:\/\/|\/?\*|#)/;

/** The anchor that GitHub gives a heading. */
export function anchorOf(heading: string): string {
  const text = heading.replaceAll('`', '').toLowerCase();
  return text.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}

/** Without the full stop of a sentence and the like at its end. */
function trimmed(path: string): string {
  let end = path.length;
  while (end > 0 && './-'.includes(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

const citationsIn = (file: string, text: string): Citation[] =>
  [...text.matchAll(cited)]
    .map(([match]) => trimmed(match).split('#'))
    .filter(([page = '']) => page.endsWith('.md'))
    .map(([page = '', heading = '']) => ({ file, page, heading }));

/** Links of a Markdown page; without a path they lead to a heading of the page itself. */
const linksIn = (file: string, text: string): Citation[] =>
  [...text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(linked)]
    .map(([, target = '']) => target)
    .filter((target) => !hasScheme.test(target))
    .map((target) => {
      const [path = '', heading = ''] = target.split('#');
      return { file, page: path === '' ? file : normalize(join(dirname(file), path)), heading };
    });

/** Paths of code in documents and comments, without those of files that a program makes. */
function codePathsIn(file: string, text: string): string[] {
  const lines = text.split('\n').filter((line) => file.endsWith('.md') || isComment.test(line));
  return lines
    .flatMap((line) => [...line.matchAll(codePath)].map(([match]) => trimmed(match)))
    .filter((path) => !/\/(?:dist|\.results)(?:\/|$)/.test(path));
}

const codeExists = (root: string, path: string): boolean =>
  endings.some((ending) => existsSync(join(root, path + ending)));

function exists(root: string, { page, heading }: Citation): boolean {
  if (!existsSync(join(root, page))) return false;
  if (heading === '' || !page.endsWith('.md')) return true;
  const headings = readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, text = '']) => anchorOf(text) === heading);
}

/** Citations, links and paths of code in a text that lead nowhere. */
export function brokenIn(root: string, file: string, text: string): string[] {
  const all = [...citationsIn(file, text), ...(file.endsWith('.md') ? linksIn(file, text) : [])];
  const pages = all
    .filter((one) => !exists(root, one))
    .map(({ page, heading }) => `${file}: ${page}#${heading}`);
  const code = codePathsIn(file, text).filter((path) => !codeExists(root, path));
  return [...pages, ...code.map((path) => `${file}: ${path}`)];
}

/** Citations and links that lead nowhere, of all files that git knows. */
export function brokenCitations(root: string): string[] {
  const files = execFileSync('git', ['grep', '-IlE', 'docs/|\\]\\(|(apps|libs|tests|tools|benchmarks)/'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .trim()
    .split('\n')
    .flatMap((file) => brokenIn(root, file, readFileSync(join(root, file), 'utf8')));
}
