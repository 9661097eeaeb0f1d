import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dashboards } from '../../src/manifests/dashboards/all.js';
import { expectKnown, metrics } from './known-metrics.js';
import { chart } from './helm.js';
import { metricsIn } from './promql.js';

/** As in patterns: scripts of the archive have different ones. */
const extensionOf = (file: string): string => (file.includes('/archive/') ? '' : extname(file));

describe('The files of the chart', () => {
  const templates = readdirSync(join(chart, 'templates'))
    .map((name) => readFileSync(join(chart, 'templates', name), 'utf8'))
    .join('');

  it('are all read by templates', () => {
    const files = readdirSync(join(chart, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(chart.length + 1));
    expect(files.length).toBeGreaterThan(10);
    const isRead = (file: string) =>
      templates.includes(`"${file}"`) || templates.includes(`"${dirname(file)}/*${extensionOf(file)}"`);
    expect(files.filter((file) => !isRead(file))).toEqual([]);
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
