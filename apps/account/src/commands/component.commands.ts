import { ComponentId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { componentNotFound } from '../access/access.errors.js';
import { operator } from '../access/actor.js';
import { type Approval, approvals } from '../components/approval.js';
import { toAdministeredDto } from '../components/components.dto.js';
import { Components } from '../components/components.repository.js';
import type { Command, Values } from './command.js';
import type { AdministeredComponentDto } from '../components/components.operations.js';

const json = { json: { type: 'boolean' } } as const;
/** Components per query, to limit memory. */
const portion = 500;

const isApproval = (raw: unknown): raw is Approval => approvals.some((one) => one === raw);

const lineOf = (values: Values, component: AdministeredComponentDto): string =>
  values['json'] === true
    ? JSON.stringify(component)
    : [component.type, component.id, component.approval, component.creator ?? 'operator'].join('  ');

/** One line per component, oldest first. */
export const componentList: Command = {
  name: 'component list',
  usage: 'component list [--approval pending|approved|withdrawn] [--json]',
  summary: 'Lists all components with approval and creator.',
  options: { approval: { type: 'string' }, ...json },
  run: async (values, { db, print }) => {
    const { approval } = values;
    if (approval !== undefined && !isApproval(approval))
      throw notValid({ argument: 'Approval', reason: `should be one of ${approvals.join(', ')}` });
    const components = new Components(db).listAll(approval);
    for (let offset = 0; ; offset += portion) {
      const some = await components.read({ limit: portion, offset, after: undefined });
      for (const component of some) print(lineOf(values, toAdministeredDto(component)));
      if (some.length < portion) return;
    }
  },
};

const decision = (verb: string, summary: string, approval: 'approved' | 'withdrawn'): Command => ({
  name: `component ${verb}`,
  usage: `component ${verb} ID [--json]`,
  summary,
  operand: 'id',
  options: json,
  run: async (values, { db, print }) => {
    const id = ComponentId(values['id']);
    const decided = await new Components(db).decide(id, approval, operator);
    if (!decided) throw componentNotFound({ id });
    print(values['json'] === true ? JSON.stringify({ id, approval }) : `${approval} ${id}`);
  },
});

export const componentApprove = decision(
  'approve',
  'Approves a component, so that it can get tokens.',
  'approved',
);

export const componentWithdraw = decision(
  'withdraw',
  'Withdraws the approval of a component, which ends its tokens.',
  'withdrawn',
);
