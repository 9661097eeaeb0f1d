import { parseArgs, type ParseArgsConfig } from 'node:util';
import { algorithms } from '@fieldpost/auth';
import { type Environment, readSettings } from '@fieldpost/config';
import { defineError, notValid } from '@fieldpost/errors';
import { openDataSource, Sealer } from '@fieldpost/persistence';
import { storageAt } from '../database/storage.js';
import { type OauthSettings, oauthSettings } from '../oauth.config.js';
import { makeSigningKey } from '../signing/signing-key.js';
import { type DroppedKey, type KeyReport, KeyRotation } from './key-rotation.js';
import { RotatingKeys } from './rotating-keys.repository.js';
import { notConfirmed } from './rotation.errors.js';
import { rotationTimes } from './rotation-times.js';

const commandNotValid = defineError(
  'keys_command_not_valid',
  'invalid_argument',
  'Command not valid: {reason}',
);

/** Every command with its description, as `--help` prints them. */
const commands = [
  ['keys list [--json]', 'Lists the signing keys and when the next step of each is allowed.'],
  [
    `keys prepare [--algorithm ${algorithms.join('|')}] [--json]`,
    'Publishes a new signing key, which signs nothing yet.',
  ],
  [
    'keys activate [--now] [--json]',
    'Signs with the prepared key; --now does not wait until caches have loaded it.',
  ],
  ['keys retire [--json]', 'Removes the old key when all tokens that it signed have expired.'],
  [
    'keys retire --emergency --yes [--key ID] [--json]',
    'Removes a leaked key at once and invalidates its tokens; without --key the one that signs.',
  ],
  [
    'reseal [--json]',
    'Re-encrypts every signing key with the newest of OAUTH_SEALING_KEY, while the app runs.',
  ],
] as const;
const usage = commands.map(([line]) => line);

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Readonly<Record<string, unknown>>;

interface Step {
  readonly options: Options;
  readonly run: (
    rotation: KeyRotation,
    values: Values,
    settings: OauthSettings,
  ) => Promise<DroppedKey | undefined>;
}

/** The new key is created first, so that there is always a signing key. */
async function drop(
  rotation: KeyRotation,
  { yes, key }: Values,
  { OAUTH_SIGNING_ALGORITHM, OAUTH_SEALING_KEY }: OauthSettings,
): Promise<DroppedKey> {
  if (yes !== true) throw notConfirmed();
  const fallback = await makeSigningKey(OAUTH_SIGNING_ALGORITHM, new Sealer(...OAUTH_SEALING_KEY));
  return rotation.drop(typeof key === 'string' ? key : undefined, fallback, new Date());
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
      return undefined;
    },
  },
  activate: {
    options: { now: { type: 'boolean' } },
    run: async (rotation, { now }) => {
      await rotation.activate(new Date(), now === true ? 'immediate' : 'when known');
      return undefined;
    },
  },
  retire: {
    options: { emergency: { type: 'boolean' }, yes: { type: 'boolean' }, key: { type: 'string' } },
    run: async (rotation, values, settings) => {
      if (values['emergency'] === true) return drop(rotation, values, settings);
      await rotation.retire(new Date());
      return undefined;
    },
  },
};

interface Invocation {
  readonly step: Step;
  readonly values: Values;
}

/** Joins options and values with `=`, because ids of keys may begin with a dash. */
function withValues(args: readonly string[], options: Options): string[] {
  const optionOf = (arg = ''): Options[string] | undefined =>
    arg.startsWith('--') ? options[arg.slice(2)] : undefined;
  const hasValueNext = (at: number): boolean =>
    optionOf(args[at])?.type === 'string' && args[at + 1] !== undefined && !optionOf(args[at + 1]);
  return args.flatMap((arg, at) => {
    if (hasValueNext(at)) return [`${arg}=${args[at + 1]}`];
    return at > 0 && hasValueNext(at - 1) ? [] : [arg];
  });
}

function parse([noun, verb = '', ...rest]: readonly string[]): Invocation {
  const step = noun === 'keys' && Object.hasOwn(steps, verb) ? steps[verb] : undefined;
  if (!step) throw commandNotValid({ reason: `use one of: ${usage.join('; ')}` });
  const options: Options = { ...step.options, json: { type: 'boolean' } };
  try {
    return { step, values: parseArgs({ args: withValues(rest, options), options, strict: true }).values };
  } catch (cause) {
    const lines = usage.filter((each) => each.startsWith(`keys ${verb} `));
    throw commandNotValid({ reason: `use ${lines.join(' or ')}` }, { cause });
  }
}

const toJson = ({ id, algorithm, stage, created, activated, replaced, next }: KeyReport) => ({
  id,
  algorithm,
  stage,
  created: created.toISOString(),
  activated: activated?.toISOString() ?? null,
  replaced: replaced?.toISOString() ?? null,
  next_step_from: next?.toISOString() ?? null,
});

function toText({ id, algorithm, stage, next }: KeyReport): string {
  const hint = stage === 'prepared' ? 'may sign from' : 'may be retired from';
  return [id, algorithm, stage, ...(next ? [`${hint} ${next.toISOString()}`] : [])].join('  ');
}

const consequences = ({ id, logins }: DroppedKey): readonly string[] => [
  `dropped ${id}: replicas and the other apps reject its tokens as soon as they look for keys again`,
  `${logins} logins go on with their refresh tokens`,
  'Give every router, broker and handler a new token: those of the key are dead, however long they were to live.',
];

/** Runs one step of a rotation with the settings of oauth, and prints all keys. Does not migrate the database. */
export async function runKeysCommand(
  args: readonly string[],
  env: Environment,
  print: (line: string) => void,
): Promise<void> {
  if (args.includes('--help')) return commands.forEach((lines) => print(lines.join('\n    ')));
  const { step, values } = parse(args);
  const settings = readSettings(oauthSettings, env);
  const db = await openDataSource({ ...storageAt(settings.OAUTH_DATABASE_URL), poolSize: 1 });
  try {
    const rotation = new KeyRotation(new RotatingKeys(db), rotationTimes(settings));
    const dropped = await step.run(rotation, values, settings);
    const keys = await rotation.list();
    if (values['json'] === true)
      print(JSON.stringify({ keys: keys.map(toJson), ...(dropped && { dropped }) }));
    else [...keys.map(toText), ...(dropped ? consequences(dropped) : [])].forEach(print);
  } finally {
    await db.destroy();
  }
}
