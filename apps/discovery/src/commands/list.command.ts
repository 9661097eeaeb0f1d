import type { Command } from '@fieldpost/transport';
import type { DiscoverySettings } from '../discovery.config.js';
import { Components, type Overview } from './components.js';

const toText = ({ service_name, id, net_address, announced_at, metadata }: Overview): string =>
  [
    `${service_name}/${id}`,
    announced_at ? `announced ${announced_at.toISOString()}` : 'never announced',
    `${metadata} identifiers`,
    ...(net_address ? [net_address] : []),
  ].join('  ');

/** One line per component, by service and id. */
export const listCommand: Command<DiscoverySettings> = {
  name: 'discovery list',
  usage: 'discovery list [--service router|broker|handler] [--json]',
  summary: 'Lists components, including those with identifiers that never announced themselves.',
  options: { service: { type: 'string' } },
  run: async ({ service }, { db, print }) => {
    for await (const component of new Components(db).list(service)) print(component, toText(component));
  },
};
