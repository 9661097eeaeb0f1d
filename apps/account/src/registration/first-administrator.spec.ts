import { describe, expect, it } from '@jest/globals';
import type { RegistrationMode } from '@fieldpost/domain';
import { FirstAdministrator } from './first-administrator.js';

/** The state of an installation, which a start finds. */
interface Found {
  readonly isProduction?: boolean;
  readonly isAdministratorMissing?: boolean;
  readonly mode?: RegistrationMode;
}

/** An account that starts, with the levels and texts of the lines that it logs. */
function started({ isProduction = true, isAdministratorMissing = true, mode = 'invitation' }: Found) {
  const lines: string[] = [];
  const note =
    (level: string) =>
    (...[fields, text]: readonly unknown[]) =>
      void lines.push(`${level}: ${String(text ?? fields)}`);
  const at = { now: 0, isOauthDown: false, links: 0 };
  const policy = { mode, emailDomains: [], isVerificationRequired: false, stepUp: 'dangerous' } as const;
  const first = new FirstAdministrator(
    {
      isProduction,
      invitations: {
        isAdministratorMissing: () => Promise.resolve(isAdministratorMissing),
        addForFirstAdministrator: () => Promise.resolve(void (at.links += 1)),
      },
      registrations: { status: () => Promise.resolve({ policy, invitation: undefined }) },
      tokens: {
        inviteUser: () =>
          at.isOauthDown
            ? Promise.reject(new Error('unavailable'))
            : Promise.resolve({ link: 'https://fieldpost.example/users/register' }),
      },
      logger: { debug: note('debug'), info: note('info'), warn: note('warn') },
    },
    () => at.now,
  );
  return { lines, at, first };
}

const logged = 'warn: no administrator yet: this link registers the first one, once';
const notMade = 'link for the first administrator not made';

describe('The link for the first administrator', () => {
  it.each<[string, Found, number, readonly string[]]>([
    ['is logged once when there is no administrator', {}, 1, [logged]],
    [
      'is not made when there is one',
      { isAdministratorMissing: false },
      0,
      ['info: there is an administrator: no link for the first one'],
    ],
    [
      'is not made while registration is closed, where it would not work',
      { mode: 'closed' },
      0,
      ['warn: no administrator yet, and registration is closed: create one with the command'],
    ],
    ['is not made in development', { isProduction: false }, 0, []],
  ])('%s', async (_, found, links, lines) => {
    const start = started(found);
    start.first.onApplicationBootstrap();
    await start.first.onModuleDestroy();
    expect([start.at.links, start.lines]).toEqual([links, lines]);
  });

  it('waits for oauth, with one warning after a minute', async () => {
    const { lines, at, first } = started({});
    at.isOauthDown = true;
    await first.announce();
    at.now = 60_000;
    await first.announce();
    await first.announce();
    at.isOauthDown = false;
    await first.announce();
    expect(lines).toEqual([`debug: ${notMade}`, `warn: ${notMade}`, `debug: ${notMade}`, logged]);
    expect(at.links).toBe(1);
  });
});
