import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { root } from './overlay.js';
import { metricsIn } from './promql.js';

/** The guide of metrics. */
export const metrics = readFileSync(join(root, 'docs/guides/metrics.md'), 'utf8');

/** Metrics that the guide does not name: those of Node, Prometheus, Kubernetes, cert-manager and recording rules. */
const isUsual = (metric: string): boolean =>
  /^(fieldpost:|process_|nodejs_|kube_|kubelet_|certmanager_|up$)/.test(metric);

/** Fails unless the guide describes every metric of a Prometheus query. */
export function expectKnown(expr: string): void {
  const asked = metricsIn(expr);
  expect([expr, asked.length]).not.toEqual([expr, 0]);
  for (const metric of asked)
    expect([metric, isUsual(metric) || metrics.includes(`| \`${metric}\``)]).toEqual([metric, true]);
}
