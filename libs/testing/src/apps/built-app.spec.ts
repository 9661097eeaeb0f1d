import { describe, expect, it } from '@jest/globals';
import { startBuiltApp } from './built-app.js';
import { freePort } from '../postgres/index.js';

const secret = 'a secret of the leaky app';

/** Runs a few lines in the place of an app, which say this and answer on its port. */
async function startSaying(said: string) {
  const httpPort = await freePort();
  const script = `console.log(${said}); require('http').createServer((_, to) => to.end()).listen(${httpPort});`;
  return startBuiltApp({
    ...{ name: 'account', httpPort, env: { ACCOUNT_SECRET: secret } },
    within: [process.execPath, '--eval', script, '--'],
  });
}

describe('An app that a test has started', () => {
  it('cannot be stopped in peace when it has logged a secret', async () => {
    const leaky = await startSaying('`login with ${process.env.ACCOUNT_SECRET}`');
    await expect(leaky.stop()).rejects.toThrow('account has written secrets into its log:\nlogin with ***');
  });

  it('is stopped in peace otherwise', async () => {
    const tight = await startSaying('"login"');
    await tight.stop();
    expect(tight.log()).toBe('login\n');
  });
});
