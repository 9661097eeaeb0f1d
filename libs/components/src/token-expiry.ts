import { readFileSync } from 'node:fs';
import type { Metrics } from '@fieldpost/observability';

/** A component and the file with its token. */
interface TokenFile {
  readonly component: 'router' | 'broker' | 'handler';
  readonly file: string;
}

/** When the token in a file ends, in Unix seconds; 0 without a token that can be read. Discovery verifies the token, nothing does so here. */
function endOf(file: string): number {
  try {
    const [, claims = ''] = readFileSync(file, 'utf8').split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly exp?: unknown };
    return typeof exp === 'number' ? exp : 0;
  } catch {
    return 0;
  }
}

/** Measures when the tokens of components end. The files are read at each scrape: tokens are renewed while the app runs. */
export function measureTokens(metrics: Metrics, tokens: readonly TokenFile[]): void {
  const about = {
    name: 'fieldpost_component_token_expires_timestamp_seconds',
    help: 'When the token ends with which a component announces itself, in Unix time; 0 without one that can be read.',
    labels: ['component'],
  } as const;
  metrics.gauge(about, () =>
    tokens.map(({ component, file }) => ({ labels: { component }, value: endOf(file) })),
  );
}
