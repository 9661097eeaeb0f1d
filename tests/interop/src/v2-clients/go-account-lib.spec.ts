/** @needs go */
import { afterAll, beforeAll, describe } from '@jest/globals';
import { describeChecks } from './describe-library.js';
import { OauthBench } from '../support/oauth-bench.js';
import { type Run, runProgram } from '../support/run-program.js';
import { buildGoProgram, type Program, withArguments } from '../support/toolchains.js';

const types = ['router', 'broker', 'handler'];

/** What the program finds out with every exported function of the library that speaks of the account server, in order. */
const checks = [
  'registers users, who log in',
  'reads and edits the profile',
  'gets tokens for a code, and renews them',
  'lists the authorized clients and takes one back',
  'creates an application and reads it back',
  'lists applications, and streams them',
  'renames an application',
  'generates, adds and removes EUIs',
  'grants and retracts rights on an application',
  'deletes an application and restores it',
  'adds an access key, which works',
  'exchanges an access key, with a cache and without',
  'removes an access key',
  'reads the frequency plans without an account',
  'registers a gateway and reads it back',
  'lists gateways, and streams them',
  'edits a gateway',
  'grants and retracts rights on a gateway',
  'gives a gateway away, and deletes it',
  'gets the token of a gateway, as its owner and with its key',
  ...types.flatMap((type) => [
    `creates a ${type} and gets its token`,
    `grants and retracts rights on a ${type}`,
  ]),
  'lists components, and takes the type as a word',
  'creates, edits and removes an OAuth client',
  'restricts a token, only ever to less',
  'keeps restricted tokens in every store, and asks once',
  'takes a token out of a store that always has it, and asks again where nothing is kept',
  'takes part with a strategy that an application brings',
  'checks a token with the key of the server, and reads its rights',
  'keeps the key of the server in every cache',
  'checks a token with a key that it brings along',
  'sends requests of its own, with every method',
  "reads a body as it comes, and sends headers of the user's",
  'logs with the logger that it is given, and stops what is not valid',
  'changes the password',
];

describe('The Go account library', () => {
  let program: Program | undefined;
  let run: Run;

  beforeAll(async () => {
    program = withArguments(await buildGoProgram('go'), 'account');
    const bench = new OauthBench();
    run = await runProgram(program, { account: bench.account }, (wish) => bench.grant(wish));
  });
  afterAll(() => program?.discard());

  describeChecks(checks, () => run);
});
