import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from '@fieldpost/testing';

/** Without SSRF and XXE, which need a server on the Internet. */
const modules = [
  ...['csp', 'http_headers', 'cookieflags', 'csrf'],
  ...['sql', 'xss', 'permanentxss', 'exec', 'file', 'crlf', 'redirect'],
];

/** Wapiti, and its working folder. */
export interface Scanner {
  readonly program: string;
  readonly home: string;
}

/** One scan: its start address, its credentials, and how many links it follows. */
export interface Visit {
  readonly as: string;
  readonly from: readonly string[];
  readonly depth: number;
  /** Header with its credentials. */
  readonly header?: string;
  /** An OpenAPI document to scan in addition to pages. */
  readonly document?: object;
  /** Excluded paths, which would end the login. */
  readonly without?: string;
}

interface Finding {
  readonly level: number;
  readonly method: string;
  readonly path: string;
}

interface Report {
  readonly infos: { readonly crawled_pages_nbr: number };
  readonly vulnerabilities: Readonly<Record<string, readonly Finding[]>>;
}

/** One kind of finding: its worst level, from 1 (a remark) to 4 (critical), and the places. */
export interface Kind {
  readonly name: string;
  readonly level: number;
  readonly places: readonly string[];
}

export interface ScanResult {
  /** Number of scanned addresses and forms. */
  readonly pages: number;
  readonly kinds: readonly Kind[];
}

/**
 * Runs one scan. It has no time limit: Wapiti would cancel a module in the middle of a transaction, which
 * then locks its database.
 */
export async function scanned({ program, home }: Scanner, visit: Visit): Promise<ScanResult> {
  const folder = mkdtempSync(join(home, 'visit-'));
  const report = join(folder, 'report.json');
  const bounds = ['-d', String(visit.depth), '--scope', 'domain', '-m', modules.join()];
  const own = ['--no-bugreport', '--store-session', folder, '--store-config', folder];
  const args = [...wayOf(visit, folder), ...bounds, ...own, '-f', 'json', '-o', report];
  await runStep(`scanning as ${visit.as}`, { command: [program, ...args], cwd: folder });
  return outcomeOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
}

function wayOf({ from: [first = '', ...more], header, document, without }: Visit, folder: string): string[] {
  const way = ['-u', first, ...more.flatMap((address) => ['-s', address])];
  if (header !== undefined) way.push('-H', header);
  if (without !== undefined) way.push('-x', without);
  if (document !== undefined) {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    way.push('--swagger', file);
  }
  return way;
}

function outcomeOf({ infos, vulnerabilities }: Report): ScanResult {
  const found = Object.entries(vulnerabilities).filter(([, findings]) => findings.length > 0);
  const kinds = found.map(([name, findings]) => ({
    name,
    level: Math.max(...findings.map(({ level }) => level)),
    places: [...new Set(findings.map(({ method, path }) => `${method} ${path}`))],
  }));
  return { pages: infos.crawled_pages_nbr, kinds };
}
