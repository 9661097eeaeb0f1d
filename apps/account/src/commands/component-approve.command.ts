import { ComponentId } from '@fieldpost/domain';
import type { Command } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';
import { componentNotFound } from '../access/access.errors.js';
import { operator } from '../access/actor.js';
import { Components } from '../components/components.repository.js';

/** Approves components where no administrator has logged in yet, as in a new network; `fieldpost admin components` does the rest. */
export const componentApprove: Command<AccountSettings> = {
  name: 'component approve',
  usage: 'component approve ID [--json]',
  summary: 'Approves a component, so that it can get tokens.',
  operand: 'id',
  run: async (values, { db, print }) => {
    const id = ComponentId(values['id']);
    if (!(await new Components(db).decide(id, 'approved', operator))) throw componentNotFound({ id });
    print({ id, approval: 'approved' }, `approved ${id}`);
  },
};
