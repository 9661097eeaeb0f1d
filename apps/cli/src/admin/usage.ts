import { option, page } from '../arguments.js';
import type { Call, Command } from '../command.js';
import type { Column } from '../output/table.js';

type Counts = Readonly<Record<'uplinks' | 'downlinks' | 'joins', number>> | null;

interface Reported {
  readonly state: 'complete' | 'partial' | 'outdated' | 'unknown';
  readonly devices: number | null;
  readonly last_30_days: Counts;
}

interface Usage {
  readonly username: string;
  readonly used: { readonly applications: number; readonly gateways: number };
  readonly reported: Reported;
}

interface ApplicationUsage {
  readonly id: string;
  readonly owner: { readonly kind: string; readonly id: string } | null;
  readonly reported: Reported;
}

const textOf = (value: number | null | undefined): string => (value == null ? '?' : String(value));

const figures: readonly Column<{ readonly reported: Reported }>[] = [
  { title: 'DEVICES', of: ({ reported }) => textOf(reported.devices) },
  { title: 'UPLINKS', of: ({ reported }) => textOf(reported.last_30_days?.uplinks) },
  { title: 'DOWNLINKS', of: ({ reported }) => textOf(reported.last_30_days?.downlinks) },
  { title: 'JOINS', of: ({ reported }) => textOf(reported.last_30_days?.joins) },
  { title: 'STATE', of: ({ reported: { state } }) => state },
];

const options = [
  option('--search <text>', 'only those with this text in the name'),
  option('--sort <member>', 'member to sort by, such as -devices or -uplinks'),
  ...page,
];

const queryOf = (call: Call) => ({
  ...{ search: call.text('search'), sort: call.text('sort') },
  ...{ limit: call.text('limit'), offset: call.text('offset') },
});

const byUser: Command = {
  name: 'admin usage users',
  isDefault: true,
  summary: 'Lists how much each user uses; messages are those of 30 days. A ? is unknown.',
  options,
  examples: ['fieldpost admin usage --sort -uplinks --limit 10'],
  run: async (call) => {
    const { api, out } = call.context;
    out.list(await api.account<Usage[]>({ path: '/usage', query: queryOf(call) }), [
      { title: 'USER', of: ({ username }) => username },
      { title: 'APPLICATIONS', of: ({ used }) => String(used.applications) },
      { title: 'GATEWAYS', of: ({ used }) => String(used.gateways) },
      ...figures,
    ]);
  },
};

const byApplication: Command = {
  name: 'admin usage applications',
  summary: 'Lists devices, and messages of 30 days, of all applications. A ? is unknown.',
  options,
  examples: ['fieldpost admin usage applications --search bob --json'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = queryOf(call);
    out.list(await api.account<ApplicationUsage[]>({ path: '/usage/applications', query }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'OWNER', of: ({ owner }) => owner?.id ?? '' },
      ...figures,
    ]);
  },
};

export const adminUsageCommands = [byUser, byApplication];
