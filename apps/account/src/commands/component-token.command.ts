import { ComponentId, isServiceName } from '@fieldpost/domain';
import { AppError, notValid } from '@fieldpost/errors';
import type { Command } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';
import { operator } from '../access/actor.js';
import { Components, type NewComponent } from '../components/components.repository.js';
import { requireApproved } from '../components/approval.js';
import { toTokenDto } from '../components/components.dto.js';
import { withTokens } from './with-tokens.js';

/**
 * Creates a missing component, without collaborators. A component of a user must be approved first (`component approve`),
 * because its owner would have the rights of the token.
 */
async function ensure(components: Components, component: NewComponent): Promise<void> {
  const add = components.add(component, { approval: 'approved' }, operator);
  await add.catch((error: unknown) => {
    if (!(error instanceof AppError && error.kind === 'already_exists')) throw error;
  });
  const { type, approval } = (await components.find(component.id)) ?? {};
  if (type !== component.type)
    throw notValid({ argument: 'Type', reason: `${component.id} is a ${type ?? 'component that is gone'}` });
  if (approval !== undefined) requireApproved(component.id, approval);
}

/** Prints the token of a component. */
export const componentToken: Command<AccountSettings> = {
  name: 'component-token',
  usage: 'component-token --type router|broker|handler --id ID [--json]',
  summary:
    'Issues a token with which a component announces itself; creates the component if it does not exist.',
  options: { type: { type: 'string' }, id: { type: 'string' } },
  run: async (values, { settings, db, print }) => {
    const type = String(values['type'] ?? '');
    if (!isServiceName(type))
      throw notValid({ argument: 'Type', reason: 'should be router, broker or handler' });
    const id = ComponentId(values['id']);
    const components = new Components(db);
    await ensure(components, { type, id });

    const issued = await withTokens(settings, async (tokens) =>
      toTokenDto(await tokens.issueComponentToken({ type, id })),
    );
    await components.recordToken(id, issued.expires, operator);
    print(issued, issued.token);
  },
};
