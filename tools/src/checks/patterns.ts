import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

/** A regular expression of production code. */
export interface Pattern {
  /** As it is written: `/source/flags`, or an expression of TypeScript. */
  readonly text: string;
  readonly file: string;
}

/** What was found in source files. */
export interface FoundPatterns {
  readonly patterns: readonly Pattern[];
  /** Patterns that are made while the program runs: the file, and the code of the pattern. */
  readonly computed: readonly Pattern[];
}

const notProduction = /^(?:node_modules|dist|generated|testing|test|\..*)$/;
const isProduction = (name: string): boolean =>
  /\.(?:ts|tsx|mjs)$/.test(name) && !/\.(?:spec|suite)\.tsx?$/.test(name);

/** Paths of all production source files under a folder. */
export function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notProduction.test(entry.name) ? [] : sourcesIn(path);
    return isProduction(entry.name) ? [path] : [];
  });
}

/** The regular expressions of one source file, literals and `RegExp` of a string alike. */
export function patternsOf(file: string, code: string): FoundPatterns {
  const patterns: Pattern[] = [];
  const computed: Pattern[] = [];
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push({ text: node.text, file });
    else if (isRegExp(node)) {
      const [source, flags] = node.arguments ?? [];
      if (source && ts.isStringLiteralLike(source))
        patterns.push({
          text: `/${source.text}/${flags && ts.isStringLiteralLike(flags) ? flags.text : ''}`,
          file,
        });
      else computed.push({ text: inOneLine(source?.getText(tree) ?? ''), file });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { patterns, computed };
}

const inOneLine = (code: string): string => code.split(/\s/).filter(Boolean).join(' ');

const isRegExp = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';

/** All regular expressions of production code; scripts that build the repository read nothing but the repository. */
export function productionPatterns(root: string): FoundPatterns {
  const found = ['apps', 'libs', 'tools/src']
    .flatMap((folder) => sourcesIn(join(root, folder)))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }))
    .filter(({ code }) => /RegExp|\//.test(code))
    .map(({ path, code }) => patternsOf(relative(root, path), code));
  return {
    patterns: found.flatMap(({ patterns }) => patterns),
    computed: found.flatMap(({ computed }) => computed),
  };
}

const longestAnalysisMs = 60_000;

/** Whether a pattern matches in linear time: `safe`, or why not. */
export async function analyse(text: string): Promise<string> {
  const end = text.lastIndexOf('/');
  const [source, flags] = [text.slice(1, end), text.slice(end + 1)];
  const result = await check(source, flags, { timeout: longestAnalysisMs });
  if (result.status === 'safe') return 'safe';
  return result.status === 'vulnerable'
    ? `vulnerable: ${result.complexity.summary}`
    : 'could not be analysed';
}
