/** @needs go promtool */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { findPrograms, kubernetesVersion, root } from './control-plane/programs.js';

const run = promisify(execFile);

interface Rule {
  readonly alert?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}
interface Rules {
  readonly kind: string;
  readonly spec: { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
}
type Series = Readonly<Record<string, string>>;

const folder = mkdtempSync(join(tmpdir(), 'fieldpost-alerts-'));
const promtool = 'promtool';
let rules: readonly Rule[];
beforeAll(async () => {
  const helm = join(await findPrograms(), 'helm');
  const example = 'k8s/helm/fieldpost/examples/production.yaml';
  const args = [
    'template',
    'fieldpost',
    'k8s/helm/fieldpost',
    '--namespace',
    'fieldpost',
    '--values',
    example,
  ];
  const { stdout } = await run(helm, [...args, '--kube-version', kubernetesVersion], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const objects = parseAllDocuments(stdout).map((one) => one.toJS() as Rules | null);
  const { groups } = objects.find((one) => one?.kind === 'PrometheusRule')?.spec ?? { groups: [] };
  writeFileSync(join(folder, 'rules.yaml'), JSON.stringify({ groups }));
  rules = groups.flatMap((group) => group.rules);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What an alert is expected to show with some series, which have one value each minute. */
interface Case {
  readonly alert: string;
  readonly series: Series;
  readonly minute: number;
  /** Labels of the alert; none when it is silent. */
  readonly shown: Readonly<Record<string, string>> | undefined;
}

async function expectAlert({ alert, series, minute, shown }: Case): Promise<void> {
  const { labels = {}, annotations = {} } = rules.find((rule) => rule.alert === alert) ?? {};
  const text = JSON.stringify(annotations)
    .replaceAll('{{ $labels.app }}', 'account')
    .replaceAll('{{ $labels.component }}', 'router')
    .replaceAll('{{ $labels.pod }}', 'a');
  const expected = { exp_labels: { ...labels, ...shown }, exp_annotations: JSON.parse(text) as object };
  const test = {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [
      { eval_time: `${String(minute)}m`, alertname: alert, exp_alerts: shown ? [expected] : [] },
    ],
  };
  const file = join(folder, 'test.yaml');
  writeFileSync(
    file,
    JSON.stringify({ rule_files: ['rules.yaml'], evaluation_interval: '1m', tests: [test] }),
  );
  await run(promtool, ['test', 'rules', file]);
}

const here = 'namespace="fieldpost"';
const http = (status: string, more = '') =>
  `fieldpost_http_request_seconds_count{${here},app="account",status="${status}"${more}}`;
const grpc = (code: string) => `fieldpost_grpc_request_seconds_count{${here},app="account",code="${code}"}`;
/** Ten requests per second for two hours. */
const busy = '0+600x120';
const forAccount = { namespace: 'fieldpost', app: 'account' };

describe('The rules of the chart', () => {
  it('are valid for Prometheus', async () => {
    const { stdout } = await run(promtool, ['check', 'rules', '--lint-fatal', join(folder, 'rules.yaml')]);
    expect(stdout).toContain(`SUCCESS: ${String(rules.length)} rules found`);
  });

  it('are alerts for each level, which show when its budget is gone within days', async () => {
    const bucket = (name: string, bound: string) =>
      `fieldpost_${name}_bucket{${here},app="account",le="${bound}"}`;
    const age = 'handler_uplink_age_seconds';
    const levels: readonly (readonly [string, Series, object])[] = [
      ['HttpError', { [http('2xx')]: busy, [http('5xx')]: '0+12x120' }, forAccount],
      ['GrpcError', { [grpc('OK')]: busy, [grpc('UNAVAILABLE')]: '0+12x120' }, forAccount],
      [
        'HttpLatency',
        { [http('2xx')]: busy, [bucket('http_request_seconds', '0.5')]: '0+300x120' },
        forAccount,
      ],
      [
        'GrpcLatency',
        { [grpc('OK')]: busy, [bucket('grpc_request_seconds', '0.5')]: '0+300x120' },
        forAccount,
      ],
      [
        'UplinkAge',
        {
          [`fieldpost_${age}_count{${here}}`]: busy,
          [`fieldpost_${age}_bucket{${here},le="1.0"}`]: '0+300x120',
        },
        {},
      ],
      [
        'UplinkLoss',
        {
          [`fieldpost_handler_uplinks_total{${here},outcome="delivered"}`]: busy,
          [`fieldpost_handler_uplinks_total{${here},outcome="dropped"}`]: '0+12x120',
        },
        {},
      ],
      [
        'UplinkDelivery',
        {
          [`fieldpost_network_uplinks_total{${here},result="delivered"}`]: busy,
          [`fieldpost_network_uplinks_total{${here},result="no_handler"}`]: '0+300x120',
        },
        {},
      ],
    ];
    const burning = rules.flatMap(({ alert = '' }) => (alert.endsWith('BudgetBurns') ? [alert] : []));
    expect(levels.map(([name]) => `Fieldpost${name}BudgetBurns`)).toEqual(burning);
    for (const [name, series, labels] of levels) {
      const shown = { namespace: 'fieldpost', ...labels };
      await expectAlert({ alert: `Fieldpost${name}BudgetBurns`, series, minute: 110, shown });
    }
  });

  it.each<readonly [string, Series, number]>([
    ['a share of errors within the budget', { [http('2xx')]: busy, [http('5xx')]: '0+0.5x120' }, 110],
    ['errors that have ended', { [http('2xx')]: busy, [http('5xx')]: '0+0x60 0+300x3 900+0x60' }, 100],
    ['hardly any requests', { [http('2xx')]: '0+0.1x120', [http('5xx')]: '0+0.5x120' }, 110],
    ['errors of another namespace', { [http('5xx').replace(here, 'namespace="other"')]: busy }, 110],
  ])('are silent about %s', (_, series, minute) =>
    expectAlert({ alert: 'FieldpostHttpErrorBudgetBurns', series, minute, shown: undefined }),
  );

  it('show that an app does not answer, and only here', async () => {
    const up = (namespace: string) => ({
      [`up{namespace="${namespace}",job="${namespace}/fieldpost",pod="a"}`]: '0x10',
    });
    const alert = 'FieldpostAppDown';
    const { annotations } = rules.find((rule) => rule.alert === alert) ?? {};
    expect(annotations?.['runbook_url']).toMatch(/#fieldpostappdown$/);
    const labels = { namespace: 'fieldpost', job: 'fieldpost/fieldpost', pod: 'a' };
    await expectAlert({ alert, series: up('fieldpost'), minute: 5, shown: labels });
    await expectAlert({ alert, series: up('other'), minute: 5, shown: undefined });
  });
});

describe('The alerts of gateways', () => {
  const gateways = (pod: string) => `fieldpost_network_gateways{${here},pod="${pod}"}`;
  const transmissions = (result: string) =>
    `fieldpost_network_transmissions_total{${here},result="${result}"}`;
  const shown = { namespace: 'fieldpost' };

  it.each<readonly [string, string, Series, object | undefined]>([
    ['many are silent', 'GatewaysSilent', { [gateways('a')]: '10x30 3x60', [gateways('b')]: '10x90' }, shown],
    ['some are', 'GatewaysSilent', { [gateways('a')]: '10x30 6x60', [gateways('b')]: '10x90' }, undefined],
    ['they moved to another pod', 'GatewaysSilent', movedGateways(), undefined],
    [
      'many downlinks fail',
      'DownlinksRejected',
      { [transmissions('accepted')]: '0+60x90', [transmissions('too_late')]: '0+20x90' },
      shown,
    ],
    [
      'few downlinks fail',
      'DownlinksRejected',
      { [transmissions('accepted')]: '0+60x90', [transmissions('too_late')]: '0+10x90' },
      undefined,
    ],
    ['duty cycle is used up', 'DutyCycleUsedUp', { [transmissions('duty_cycle')]: '0+1x90' }, shown],
    ['duty cycle was used up', 'DutyCycleUsedUp', { [transmissions('duty_cycle')]: '5x90' }, undefined],
  ])('are shown or silent when %s', (_, name, series, labels) =>
    expectAlert({ alert: `Fieldpost${name}`, series, minute: 60, shown: labels as typeof shown | undefined }),
  );

  function movedGateways(): Series {
    return { [gateways('a')]: '10x30 stale', [gateways('b')]: '10x30 20x60' };
  }
});

describe('The alerts of credentials', () => {
  const ends = `fieldpost_component_token_expires_timestamp_seconds{${here},app="network",component="router"}`;
  const token = { namespace: 'fieldpost', app: 'network', component: 'router' };
  const [ok, limited, third] = [http('2xx'), http('429'), '0+200x120'] as const;
  const inDays = (days: number) => `${String(days * 86_400)}x120`;

  it.each<readonly [string, string, Series, Series | undefined]>([
    ['a token ends within two weeks', 'TokenExpires', { [ends]: inDays(13) }, token],
    ['a token is good for longer', 'TokenExpires', { [ends]: inDays(15) }, undefined],
    ['most are rejected', 'CredentialsRejected', { [ok]: third, [http('401')]: busy }, forAccount],
    ['some are rejected', 'CredentialsRejected', { [ok]: busy, [http('401')]: third }, undefined],
    ['many requests are too many', 'RequestsLimited', { [ok]: busy, [limited]: third }, forAccount],
    ['few requests are too many', 'RequestsLimited', { [ok]: busy, [limited]: '0+60x120' }, undefined],
    [
      'many calls are too many',
      'RequestsLimited',
      { [grpc('OK')]: busy, [grpc('RESOURCE_EXHAUSTED')]: third },
      forAccount,
    ],
  ])('are shown or silent when %s', (_, name, series, shown) =>
    expectAlert({ alert: `Fieldpost${name}`, series, minute: 100, shown }),
  );
});

describe('The dashboards', () => {
  it('have queries that Prometheus parses', async () => {
    const place = join(root, 'k8s/helm/fieldpost/files/dashboards');
    const texts = readdirSync(place).map((name) => readFileSync(join(place, name), 'utf8'));
    const queries = texts.flatMap((text) => [...text.matchAll(/"expr": ?("(?:[^"\\]|\\.)*")/g)]);
    const exprs = queries.map(([, quoted = '""']) =>
      (JSON.parse(quoted) as string)
        .replaceAll(/\$__rate_interval|\$__range/g, '5m')
        .replaceAll(/\$\{?(\w+)\}?/g, 'a'),
    );
    expect(exprs.length).toBeGreaterThan(50);
    const recorded = exprs.map((expr, index) => ({ record: `query:${String(index)}`, expr }));
    const file = join(folder, 'queries.yaml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'queries', rules: recorded }] }));
    const { stdout } = await run(promtool, ['check', 'rules', file]);
    expect(stdout).toContain(`SUCCESS: ${String(exprs.length)} rules found`);
  });
});
