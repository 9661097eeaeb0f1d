import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { burnAlerts, recordingRules, type Rule } from './rules.js';
import { serviceLevels } from './service-levels.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const alerts = [
  ...(parse(read('k8s/helm/fieldpost/files/alerts.yaml')) as readonly Rule[]),
  ...burnAlerts(serviceLevels),
].map(({ alert = '' }) => alert);
const values = parse(read('k8s/helm/fieldpost/values.yaml')) as {
  readonly monitoring: { readonly thresholds: Readonly<Record<string, number>> };
};

describe('The alerts', () => {
  it('have one section each in the runbooks, and the runbooks have no other', () => {
    const headings = [...read('docs/guides/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual([...new Set(headings)]);
    expect(headings.sort()).toEqual([...alerts].sort());
  });

  it('say in each section of the runbooks what they mean, what to look at and what to do', () => {
    const [, ...sections] = read('docs/guides/runbooks.md').split(/^## /m);
    for (const section of sections) {
      const parts = [...section.matchAll(/^\*\*(.+?)\*\*/gm)].map(([, title]) => title);
      expect([section.split('\n')[0], parts]).toEqual([section.split('\n')[0], ['Meaning', 'Look at', 'Do']]);
    }
  });

  it('use thresholds that the values of the chart have', () => {
    const texts = [read('k8s/helm/fieldpost/files/alerts.yaml'), JSON.stringify(burnAlerts(serviceLevels))];
    const used = texts.join('').matchAll(/THRESHOLD\((\w+)\)/g);
    const names = new Set([...used].map(([, name]) => name));
    expect([...names].sort()).toEqual(Object.keys(values.monitoring.thresholds).sort());
  });
});

describe('The recording rules', () => {
  it('name whole bounds of histograms as every version of Prometheus stores them', () => {
    const bounds = recordingRules(serviceLevels).flatMap(({ expr }) => [...expr.matchAll(/le(=~?"[^"]+")/g)]);
    const known = ['="0.5"', '=~"1|1[.]0"'];
    expect([...new Set(bounds.map(([, bound = '']) => bound))].sort()).toEqual(known);
  });
});

describe('A burn rate', () => {
  const [level] = serviceLevels;
  const [page, ticket] = level ? burnAlerts([level]) : [];

  it('wakes somebody up only while a long and a short window are above the limit', () => {
    expect(page?.expr).toMatch(
      /ratio_rate1h\{.+?\} > 14\.4 \* .+ratio_rate5m\{.+?\} > 14\.4 \* .+ or .+ratio_rate6h\{.+?\} > 6 \* .+ratio_rate30m\{.+?\} > 6 \* /,
    );
    expect(ticket?.expr).toMatch(/ratio_rate3d\{.+?\} > 1 \* .+ratio_rate6h\{.+?\} > 1 \* /);
  });

  it('uses only ratios that are recorded', () => {
    const recorded = new Set(recordingRules(serviceLevels).map(({ record }) => record));
    const used = burnAlerts(serviceLevels).flatMap(({ expr }) => [...expr.matchAll(/fieldpost:\w+:\w+/g)]);
    expect(used.length).toBeGreaterThan(0);
    for (const [name] of used) expect([name, recorded.has(name)]).toEqual([name, true]);
  });
});
