import { readFileSync } from 'node:fs';
import type { Metrics } from '@fieldpost/observability';

/** A component and the file with its token. */
interface TokenFile {
  readonly component: 'router' | 'broker' | 'handler';
  readonly file: string;
}

/** When the token in a file ends, in Unix seconds; undefined without a token. Discovery verifies the token, nothing does so here. */
function endOf(file: string): number | undefined {
  try {
    const [, claims = ''] = readFileSync(file, 'utf8').split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly exp?: unknown };
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}

/** Measures when the tokens of components end. The files are read at each scrape: tokens are renewed while the app runs. */
export function measureTokens(metrics: Metrics, tokens: readonly TokenFile[]): void {
  const about = {
    name: 'fieldpost_component_token_expires_timestamp_seconds',
    help: 'When the token ends with which a component announces itself, in Unix time.',
    labels: ['component'],
  } as const;
  metrics.gauge(about, () =>
    tokens.flatMap(({ component, file }) => {
      const value = endOf(file);
      return value === undefined ? [] : [{ labels: { component }, value }];
    }),
  );
}
