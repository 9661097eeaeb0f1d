import { parseArgs, type ParseArgsConfig } from 'node:util';
import { algorithms } from '@fieldpost/auth';
import { type Environment, readSettings } from '@fieldpost/config';
import { defineError, notValid } from '@fieldpost/errors';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { storageAt } from '../database/storage.js';
import { type OauthSettings, oauthSettings } from '../oauth.config.js';
import { makeSigningKey } from '../signing/signing-key.js';
import { type KeyReport, KeyRotation } from './key-rotation.js';
import { RotatingKeysTypeorm } from './rotating-keys.typeorm.js';
import { rotationTimes } from './rotation-times.js';

const commandNotValid = defineError(
  'keys_command_not_valid',
  'invalid_argument',
  'Command not valid: {reason}',
);

/** What an operator may say; the lines are also the help. */
const usage = [
  'keys list [--json]',
  `keys prepare [--algorithm ${algorithms.join('|')}] [--json]`,
  'keys activate [--now] [--json]',
  'keys retire [--json]',
  'reseal [--json]',
];

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Readonly<Record<string, unknown>>;

interface Step {
  readonly options: Options;
  readonly run: (rotation: KeyRotation, values: Values, settings: OauthSettings) => Promise<void>;
}

const steps: Readonly<Record<string, Step>> = {
  list: { options: {}, run: async () => undefined },
  prepare: {
    options: { algorithm: { type: 'string' } },
    run: async (rotation, { algorithm }, settings) => {
      const wanted = algorithm ?? settings.OAUTH_SIGNING_ALGORITHM;
      const known = algorithms.find((each) => each === wanted);
      if (!known) throw notValid({ argument: 'Algorithm', reason: `should be ${algorithms.join(' or ')}` });
      await rotation.prepare(await makeSigningKey(known, new Sealer(...settings.OAUTH_SEALING_KEY)));
    },
  },
  activate: {
    options: { now: { type: 'boolean' } },
    run: (rotation, { now }) => rotation.activate(new Date(), now === true ? 'hurry' : 'wait'),
  },
  retire: { options: {}, run: (rotation) => rotation.retire(new Date()) },
};

interface Invocation {
  readonly step: Step;
  readonly values: Values;
}

function parse([noun, verb = '', ...rest]: readonly string[]): Invocation {
  const step = noun === 'keys' && Object.hasOwn(steps, verb) ? steps[verb] : undefined;
  if (!step) throw commandNotValid({ reason: `use one of: ${usage.join('; ')}` });
  const options: Options = { ...step.options, json: { type: 'boolean' } };
  try {
    return { step, values: parseArgs({ args: rest, options, strict: true }).values };
  } catch (cause) {
    const line = usage.find((each) => each.startsWith(`keys ${verb}`)) ?? '';
    throw commandNotValid({ reason: `use ${line}` }, { cause });
  }
}

const toJson = ({ created, activated, replaced, next, ...key }: KeyReport) => ({
  ...key,
  created: created.toISOString(),
  activated: activated?.toISOString() ?? null,
  replaced: replaced?.toISOString() ?? null,
  next_step_from: next?.toISOString() ?? null,
});

function toText({ id, algorithm, stage, next }: KeyReport): string {
  const hint = stage === 'prepared' ? 'may sign from' : 'may be retired from';
  return [id, algorithm, stage, ...(next ? [`${hint} ${next.toISOString()}`] : [])].join('  ');
}

/** Makes one step of a rotation with oauth's settings, and tells all keys afterwards; nothing is migrated. */
export async function runKeysCommand(
  args: readonly string[],
  env: Environment,
  print: (line: string) => void,
): Promise<void> {
  if (args.includes('--help')) return usage.forEach((line) => print(line));
  const { step, values } = parse(args);
  const settings = readSettings(oauthSettings, env);
  const db = await openDataSource({ ...storageAt(settings.OAUTH_DATABASE_URL), poolSize: 1 });
  try {
    const rotation = new KeyRotation(new RotatingKeysTypeorm(db), rotationTimes(settings));
    await step.run(rotation, values, settings);
    const keys = await rotation.list();
    if (values['json'] === true) print(JSON.stringify({ keys: keys.map(toJson) }));
    else keys.forEach((key) => print(toText(key)));
  } finally {
    await db.destroy();
  }
}
