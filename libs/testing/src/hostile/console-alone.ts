import { startBuiltApp } from '../apps/built-app.js';
import { freePort } from '../postgres/index.js';
import type { AppListener } from './suite-listeners.js';

/** The console as a separate app with a metrics server, neither of which `npm start` has. */
export interface ConsoleAlone {
  readonly http: AppListener;
  readonly metrics: AppListener;
  readonly stop: () => Promise<void>;
}

export async function startConsoleAlone(): Promise<ConsoleAlone> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = {
    FIELDPOST_LISTEN_HOST: '127.0.0.1',
    CONSOLE_HTTP_PORT: String(port),
    FIELDPOST_METRICS_PORT: String(metricsPort),
  };
  const { pid, stop } = await startBuiltApp({ name: 'console', env, httpPort: port });
  return {
    http: { name: 'console HTTP', port, speaks: 'http', good: { path: '/' }, pid },
    metrics: { name: 'metrics', port: metricsPort, speaks: 'http', good: { path: '/metrics' }, pid },
    stop,
  };
}
