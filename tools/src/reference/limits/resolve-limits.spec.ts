import { describe, expect, it } from '@jest/globals';
import { constant, effect, error, type LimitGroup, logged, setting, stated } from './limit.js';
import { type LimitFacts, requireListed, resolveLimits } from './resolve-limits.js';

const facts: LimitFacts = {
  defaults: new Map([
    ['APP_SHEDS_PER_USER', '1000'],
    ['APP_NAME', 'shed'],
  ]),
  errors: new Map([['too_many_sheds', { status: 429, message: 'You have {count} sheds' }]]),
  limitErrors: ['too_many_sheds'],
  read: () => 'const most = 4 * 1_024;\nconst rate = { burst: 5 };',
};
const group = (...limits: LimitGroup['limits']): LimitGroup => ({ title: 'Sheds', limits });
const only = (...limits: LimitGroup['limits']) => resolveLimits(group(...limits), facts);

describe('A limit of the reference page', () => {
  it('has the default of its setting and the message of its error', () =>
    expect(only(setting('sheds of a user', 'APP_SHEDS_PER_USER', error('too_many_sheds')))).toEqual([
      {
        of: 'sheds of a user',
        value: '1,000',
        from: { setting: 'APP_SHEDS_PER_USER' },
        beyond: '429 `You have {count} sheds`',
      },
    ]));

  it('has what happens, where its error is only in the log', () =>
    expect(
      only(setting('sheds of a user', 'APP_SHEDS_PER_USER', logged('too_many_sheds', 'the shed is closed'))),
    ).toMatchObject([{ beyond: 'the shed is closed; in the log `You have {count} sheds`' }]));

  it('has the number of its constant', () =>
    expect(only(constant('a shed', 'src/shed.ts most bytes', effect('400')))).toMatchObject([
      { value: '4,096 bytes', from: { file: 'src/shed.ts' }, beyond: '400' },
    ]));

  it('has the meaning of an expression that the file has', () =>
    expect(only(stated('paints', ['a.ts', '{ burst: 5 }', '5 at once'], effect('400')))).toMatchObject([
      { value: '5 at once' },
    ]));

  it.each([
    ['a setting', setting('x', 'APP_OTHER', effect('400')), 'no app has the setting APP_OTHER'],
    ['a constant', constant('x', 'a.ts other', effect('400')), 'a.ts has no number other'],
    ['an expression', stated('x', ['a.ts', 'burst: 6', '6'], effect('400')), 'a.ts has no "burst: 6"'],
    [
      'one of several expressions',
      stated('x', ['a.ts', ['burst: 5', 'burst: 7'], '5, or 7'], effect('400')),
      'a.ts has no "burst: 7"',
    ],
    [
      'an expression of another file',
      stated('x', ['a.ts', ['burst: 5', ['b.ts', 'more: 7']], '5, or 7'], effect('400')),
      'b.ts has no "more: 7"',
    ],
    ['an error', setting('x', 'APP_SHEDS_PER_USER', error('other')), 'no app declares the error other'],
  ])('cannot name %s that the code does not have', (_, limit, message) =>
    expect(() => only(limit)).toThrow(message),
  );

  it('is required for each setting and each error of a limit', () => {
    expect(() => requireListed([group()], facts)).toThrow(/ APP_SHEDS_PER_USER, too_many_sheds$/);
    const listed = group(setting('sheds', 'APP_SHEDS_PER_USER', error('too_many_sheds')));
    expect(() => requireListed([listed], facts)).not.toThrow();
  });
});
