import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dashboards } from '../../src/manifests/dashboards/all.js';
import { expectKnown, metrics } from './known-metrics.js';
import { root } from './overlay.js';
import { metricsIn } from './promql.js';

const k8s = join(root, 'k8s');

describe('The folders of Kustomize', () => {
  const files = readdirSync(k8s, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!helm\/).*\.(yaml|env|json|sh)$/.test(file),
  );
  const plans = files.filter((file) => file.endsWith('kustomization.yaml'));

  it('have no unused file', () => {
    for (const file of files.filter((name) => !plans.includes(name))) {
      const above = plans.filter((plan) => file.startsWith(`${dirname(plan)}/`));
      const named = above.some((plan) =>
        readFileSync(join(k8s, plan), 'utf8').includes(`- ${file.slice(dirname(plan).length + 1)}\n`),
      );
      const patched = above.some((plan) =>
        readFileSync(join(k8s, plan), 'utf8').includes(`- path: ${file.slice(dirname(plan).length + 1)}\n`),
      );
      expect([file, named || patched]).toEqual([file, true]);
    }
  });
});

describe('A Prometheus query', () => {
  it('is looked at by its grammar', () => {
    expect(metricsIn('sum by (app) (rate(barn_windows_total{state="open"}[5m])) / up')).toEqual([
      'barn_windows_total',
      'up',
    ]);
    expect(() => metricsIn('sum by app (rate(barn_windows_total[5m])')).toThrow('not PromQL');
  });
});

describe('The alerts that the guide proposes', () => {
  const section = metrics.slice(metrics.indexOf('## Proposed alerts'));
  const proposed = [...section.matchAll(/^\| `(.+?)` +\|/gm)].map(([, expr = '']) =>
    expr.replaceAll('\\|', '|'),
  );

  it('query metrics that it describes', () => {
    expect(proposed.length).toBeGreaterThan(10);
    for (const expr of proposed) expectKnown(expr);
  });

  it('name the labels on which they join two metrics', () => {
    const together = proposed.filter((expr) => / and /.test(expr));
    expect(together).not.toEqual([]);
    expect(together.filter((expr) => !/ and on \(/.test(expr))).toEqual([]);
  });
});

describe('The dashboards', () => {
  it('query metrics that the guide describes', () => {
    const asked = dashboards.flatMap(({ graphs }) => graphs.flatMap(({ lines }) => lines));
    expect(asked).not.toEqual([]);
    for (const { expr } of asked) expectKnown(expr);
  });

  it('show every metric of the suite', () => {
    const told = [...metrics.matchAll(/^\| `(fieldpost_\w+)`/gm)].map(([, metric = '']) => metric);
    const asked = JSON.stringify(dashboards);
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((metric) => !asked.includes(metric))).toEqual([]);
  });
});
