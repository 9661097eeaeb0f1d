import { describe, expect, it } from '@jest/globals';
import { KeptOptions } from './kept-options.js';

const optionOf = (gatewayId: string, n: number, router = 'router') => ({
  option: { identifier: `${router}:${gatewayId}-${n}`, gateway_id: gatewayId },
  ...{ dueAt: 1_000, maxLength: 255, plan: undefined },
});

describe('The options that other replicas may use', () => {
  it('are displaced by those of their own gateway only', () => {
    const kept = new KeptOptions();
    kept.keep([optionOf('quiet', 1)], 0);
    for (let n = 1; n <= 60_000; n += 1) kept.keep([optionOf('flood', n)], 0);
    expect(kept.find('router:quiet-1')).toBeDefined();
    expect(kept.find('router:flood-1')).toBeUndefined();
    expect(kept.find('router:flood-60000')).toBeDefined();
  });

  it('of a router do not displace those of a gateway that it names and another router has', () => {
    const kept = new KeptOptions();
    kept.keep([optionOf('roof', 1)], 0);
    for (let n = 1; n <= 1_000; n += 1) kept.keep([optionOf('roof', n, 'other')], 0);
    expect(kept.find('router:roof-1')).toBeDefined();
  });

  it('of class C do not displace those of answers', () => {
    const kept = new KeptOptions();
    kept.keep([optionOf('roof', 0)], 0);
    for (let n = 1; n <= 1_000; n += 1) kept.keep([{ ...optionOf('roof', n), isImmediate: true }], 0);
    expect(kept.find('router:roof-0')).toBeDefined();
  });
});
