import { describe, expect, it } from '@jest/globals';
import { startBuiltApp } from './built-app.js';
import { freePort } from '../postgres/index.js';

const secret = 'a secret of the leaky app';

/** Runs a script in place of an app: it logs this and responds on its port. */
async function startSaying(said: string) {
  const httpPort = await freePort();
  const script = `console.log(${said}); require('http').createServer((_, to) => to.end()).listen(${httpPort});`;
  return startBuiltApp({
    ...{ name: 'account', httpPort, env: { ACCOUNT_SECRET: secret } },
    within: [process.execPath, '--eval', script, '--'],
  });
}

describe('An app that a test has started', () => {
  it('fails at its stop when it has logged a secret', async () => {
    const leaky = await startSaying('`login with ${process.env.ACCOUNT_SECRET}`');
    await expect(leaky.stop()).rejects.toThrow('account has written secrets into its log:\nlogin with ***');
  });

  it('stops without error otherwise', async () => {
    const tight = await startSaying('"login"');
    await tight.stop();
    expect(tight.log()).toBe('login\n');
  });
});
