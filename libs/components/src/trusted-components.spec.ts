import { describe, expect, it } from '@jest/globals';
import { ComponentId } from '@fieldpost/domain';
import { unavailable } from '@fieldpost/errors';
import { TrustedComponents } from './trusted-components.js';

const created = '2026-11-25T02:00:00.000Z';
const component = { id: ComponentId('my-handler'), registeredAt: Date.parse(created) };

function trustedWith(isAway = false) {
  const asked: (readonly string[])[] = [];
  const listApprovals = async (ids: readonly string[]) => {
    asked.push(ids);
    await Promise.resolve();
    if (isAway) throw unavailable({ what: 'account' });
    return ids.map((id) => ({ id, type: 'handler', approved: true, created }));
  };
  const approvals = { isConfigured: true, listApprovals } as never;
  return { asked, trusted: new TrustedComponents({ type: 'handler', ids: [], approvals }) };
}

describe('Whether a component is trusted', () => {
  it('is one request to account for all callers of the same time', async () => {
    const { asked, trusted } = trustedWith();
    const results = await Promise.all([1, 2, 3].map(() => trusted.has(component)));
    expect({ results, asked }).toEqual({ results: [true, true, true], asked: [['my-handler']] });
  });

  it('is unknown to all of them while account is unavailable', async () => {
    const { asked, trusted } = trustedWith(true);
    const results = await Promise.allSettled([trusted.has(component), trusted.has(component)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(trusted.has(component)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(asked).toHaveLength(2);
  });
});
