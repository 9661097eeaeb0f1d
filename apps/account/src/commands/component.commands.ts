import { ComponentId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { Command } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';
import { componentNotFound } from '../access/access.errors.js';
import { operator } from '../access/actor.js';
import { type Approval, approvals } from '../components/approval.js';
import { toAdministeredDto } from '../components/components.dto.js';
import { Components } from '../components/components.repository.js';
import type { AdministeredComponentDto } from '../components/components.operations.js';

/** Components per query, to limit memory. */
const portion = 500;

const isApproval = (raw: unknown): raw is Approval => approvals.some((one) => one === raw);

const toText = ({ type, id, approval, creator }: AdministeredComponentDto): string =>
  [type, id, approval, creator ?? 'operator'].join('  ');

/** One line per component, oldest first. */
const componentList: Command<AccountSettings> = {
  name: 'component list',
  usage: 'component list [--approval pending|approved|withdrawn] [--json]',
  summary: 'Lists all components with approval and creator.',
  options: { approval: { type: 'string' } },
  run: async ({ approval }, { db, print }) => {
    if (approval !== undefined && !isApproval(approval))
      throw notValid({ argument: 'Approval', reason: `should be one of ${approvals.join(', ')}` });
    const components = new Components(db).listAll(approval);
    for (let offset = 0; ; offset += portion) {
      const some = await components.read({ limit: portion, offset, after: undefined });
      for (const component of some.map(toAdministeredDto)) print(component, toText(component));
      if (some.length < portion) return;
    }
  },
};

const decision = (
  verb: string,
  summary: string,
  approval: 'approved' | 'withdrawn',
): Command<AccountSettings> => ({
  name: `component ${verb}`,
  usage: `component ${verb} ID [--json]`,
  summary,
  operand: 'id',
  run: async (values, { db, print }) => {
    const id = ComponentId(values['id']);
    const decided = await new Components(db).decide(id, approval, operator);
    if (!decided) throw componentNotFound({ id });
    print({ id, approval }, `${approval} ${id}`);
  },
});

export const componentCommands = [
  componentList,
  decision('approve', 'Approves a component, so that it can get tokens.', 'approved'),
  decision('withdraw', 'Withdraws the approval of a component, which ends its tokens.', 'withdrawn'),
];
