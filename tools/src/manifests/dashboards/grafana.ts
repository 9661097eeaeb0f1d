import { type Dashboard, type Graph } from './panels.js';

const columns = 3;
const size = { w: 24 / columns, h: 8 };
const datasource = { type: 'prometheus', uid: '${datasource}' };

/** A dashboard in the form that Grafana loads. */
export const toGrafana = ({ uid, title, graphs }: Dashboard): object => ({
  uid,
  title,
  tags: ['fieldpost'],
  schemaVersion: 39,
  editable: false,
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  templating: { list: [sourceChoice, choice('namespace', 'namespace'), choice('pod', 'pod')] },
  panels: graphs.map(toPanel),
});

const sourceChoice = { name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' };

/** A template variable with the values of a label of a metric that every app has. */
const choice = (name: string, label: string): object => ({
  name,
  type: 'query',
  datasource,
  query: `label_values(process_cpu_seconds_total{job=~".+/fieldpost"}, ${label})`,
  refresh: 2,
  multi: true,
  includeAll: true,
  allValue: '.*',
  current: { text: 'All', value: '$__all' },
});

const toPanel = ({ title, unit, lines }: Graph, place: number): object => ({
  id: place + 1,
  type: 'timeseries',
  title,
  datasource,
  gridPos: { ...size, x: (place % columns) * size.w, y: Math.floor(place / columns) * size.h },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  targets: lines.map(({ expr, legend }, index) => ({
    refId: String.fromCodePoint(65 + index),
    datasource,
    expr,
    legendFormat: legend,
  })),
});
