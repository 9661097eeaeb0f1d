import { posix } from 'node:path';

/** A comment or page that cites a file that is not there. */
export interface MissingFile {
  readonly file: string;
  readonly line: number;
  readonly cited: string;
}

const code = /\.(?:ts|tsx|mjs|cjs|go|proto)$/;
const scripts = /\.(?:ya?ml|sh|conf|env|py|toml)$|Dockerfile$|\.env\.example$/;
const page = /\.md$/;

/** What is said to people in a line of a file: the comment in it, or all of it in a page. */
function remarkOf(file: string, line: string): string {
  if (page.test(file)) return line;
  if (code.test(file)) return /^\s*(?:\/?\*.*|\/\/.*)|(?<=\s)\/\/ .*/.exec(line)?.[0] ?? '';
  return scripts.test(file) ? (/(?:^|\s)# .*/.exec(line)?.[0] ?? '') : '';
}

const folders = 'docs|libs|apps|tools|tests|benchmarks|k8s|docker|protos|wire|shared';
const citation = new RegExp(
  String.raw`(?<![\w/.@-])(?:\.{1,2}/)*(?:(?:${folders})/[\w./*<>-]+|[\w-]+(?:\.[\w-]+)*\.(?:spec|e2e-spec|suite)\.ts\b)`,
  'g',
);
/** Built or made while the programs run, so that no clone has them. */
const made = /\/(?:dist|node_modules|generated|\.fieldpost)(?:\/|$)/;

/** Files cited in comments and pages that `paths` (all files, from the root) does not hold. */
export function missingFiles(file: string, text: string, known: KnownPaths): readonly MissingFile[] {
  return text.split('\n').flatMap((line, index) =>
    [...remarkOf(file, line).matchAll(citation)]
      .map(([cited]) => cited.replace(/[./]+$/, ''))
      .filter((cited) => !made.test(cited) && !known.has(cited, file))
      .map((cited) => ({ file, line: index + 1, cited })),
  );
}

/** The files and folders of the repository. */
export class KnownPaths {
  private readonly paths = new Set<string>();
  private readonly names = new Set<string>();

  constructor(files: readonly string[]) {
    for (const file of files) {
      this.names.add(posix.basename(file));
      for (let path = file; path !== '.'; path = posix.dirname(path)) this.paths.add(path);
    }
  }

  /** Whether a path leads somewhere from the root or from the folder of the file that cites it, or names a file. */
  has(cited: string, file: string): boolean {
    if (!cited.includes('/')) return this.names.has(cited);
    const folder = posix.dirname(file);
    return [cited, posix.join(folder, cited)].some((path) => this.hasPath(path)) || this.endsWith(cited);
  }

  private hasPath(path: string): boolean {
    if (!/[*<]/.test(path)) return this.paths.has(path);
    const pattern = path.replace(/[.+]/g, '\\$&').replace(/<[^>]*>?|\*+/g, '[^/]*');
    const matcher = new RegExp(`^${pattern}$`);
    return [...this.paths].some((each) => matcher.test(each));
  }

  /** A path from the root of a project: `test/support/account.ts`. */
  private endsWith(cited: string): boolean {
    return [...this.paths].some((path) => path.endsWith(`/${cited}`));
  }
}
