import { type Algorithm, algorithms } from '@fieldpost/auth';
import { notValid } from '@fieldpost/errors';
import { Sealer } from '@fieldpost/persistence';
import type { Command, Values } from '@fieldpost/transport';
import type { OauthSettings } from '../oauth.config.js';
import { accessTokenSlot, idTokenSlot } from '../signing/key-slot.js';
import { makeSigningKey } from '../signing/signing-key.js';
import { type DroppedKey, type KeyReport, KeyRotation } from './key-rotation.js';
import { RotatingKeys } from './rotating-keys.repository.js';
import { notConfirmed } from './rotation.errors.js';
import { longestTokenSeconds } from '../signing/token-lifetimes.js';
import { rotationTimes } from './rotation-times.js';

/** Algorithm of new keys, and how they are sealed. */
interface KeySettings {
  readonly algorithm: Algorithm;
  readonly sealer: Sealer;
}

type Step = (rotation: KeyRotation, values: Values, settings: KeySettings) => Promise<DroppedKey | undefined>;

/** The keys that a command is about, the lifetime of their tokens in seconds, and the algorithm of new ones. */
function slotOf(idTokens: unknown, settings: OauthSettings) {
  if (idTokens === undefined) {
    const longestLife = longestTokenSeconds(settings);
    return { slot: accessTokenSlot, longestLife, algorithm: settings.OAUTH_SIGNING_ALGORITHM };
  }
  const algorithm = knownAlgorithm(idTokens);
  return { slot: idTokenSlot(algorithm), longestLife: settings.OAUTH_ACCESS_TOKEN_SECONDS, algorithm };
}

function knownAlgorithm(name: unknown): Algorithm {
  const known = algorithms.find((each) => each === name);
  if (!known) throw notValid({ argument: 'Algorithm', reason: `should be ${algorithms.join(' or ')}` });
  return known;
}

/** Runs one step of a rotation and prints all keys; with `--id-tokens` of those that sign id tokens. */
const keysCommand = (
  {
    verb,
    ...command
  }: Pick<Command<OauthSettings>, 'usage' | 'summary' | 'options'> & { readonly verb: string },
  step: Step,
): Command<OauthSettings> => ({
  name: `keys ${verb}`,
  ...command,
  usage: command.usage.replaceAll('[--json]', `[--id-tokens ${algorithms.join('|')}] [--json]`),
  options: { ...command.options, 'id-tokens': { type: 'string' } },
  run: async (values, { settings, db, print }) => {
    const { slot, longestLife, algorithm } = slotOf(values['id-tokens'], settings);
    const rotation = new KeyRotation(new RotatingKeys(db, slot), rotationTimes(settings, longestLife));
    const sealer = new Sealer(...settings.OAUTH_SEALING_KEY);
    const dropped = await step(rotation, values, { algorithm, sealer });
    const keys = await rotation.list();
    const effects = slot === accessTokenSlot ? consequences : idTokenConsequences;
    const lines = [...keys.map(toText), ...(dropped ? effects(dropped) : [])];
    print({ keys: keys.map(toJson), ...(dropped && { dropped }) }, ...lines);
  },
});

/** The new key is created first, so that there is always a signing key. */
async function drop(
  rotation: KeyRotation,
  { yes, key }: Values,
  { algorithm, sealer }: KeySettings,
): Promise<DroppedKey> {
  if (yes !== true) throw notConfirmed();
  const fallback = await makeSigningKey(algorithm, sealer);
  return rotation.drop(typeof key === 'string' ? key : undefined, fallback, new Date());
}

export const keysCommands: readonly Command<OauthSettings>[] = [
  keysCommand(
    {
      verb: 'list',
      usage: 'keys list [--json]',
      summary: 'Lists the signing keys and when the next step of each is allowed.',
    },
    async () => undefined,
  ),
  keysCommand(
    {
      verb: 'prepare',
      usage: `keys prepare [--algorithm ${algorithms.join('|')}] [--json]`,
      summary: 'Publishes a new signing key, which signs nothing yet.',
      options: { algorithm: { type: 'string' } },
    },
    async (rotation, { algorithm = undefined }, settings) => {
      const wanted = algorithm === undefined ? settings.algorithm : knownAlgorithm(algorithm);
      await rotation.prepare(await makeSigningKey(wanted, settings.sealer));
      return undefined;
    },
  ),
  keysCommand(
    {
      verb: 'activate',
      usage: 'keys activate [--now] [--json]',
      summary: 'Signs with the prepared key; --now does not wait until caches have loaded it.',
      options: { now: { type: 'boolean' } },
    },
    async (rotation, { now }) => {
      await rotation.activate(new Date(), now === true ? 'immediate' : 'when known');
    },
  ),
  keysCommand(
    {
      verb: 'retire',
      usage: 'keys retire [--json] or keys retire --emergency --yes [--key ID] [--json]',
      summary:
        'Removes the old key when all tokens that it signed have expired; with --emergency a leaked key at once, which invalidates its tokens; without --key the one that signs.',
      options: { emergency: { type: 'boolean' }, yes: { type: 'boolean' }, key: { type: 'string' } },
    },
    async (rotation, values, settings) => {
      if (values['emergency'] === true) return drop(rotation, values, settings);
      await rotation.retire(new Date());
      return undefined;
    },
  ),
];

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

const idTokenConsequences = ({ id }: DroppedKey): readonly string[] => [
  `dropped ${id}: clients reject its id tokens as soon as they load the key set again`,
];

const consequences = ({ id, logins }: DroppedKey): readonly string[] => [
  `dropped ${id}: replicas and the other apps reject its tokens as soon as they look for keys again`,
  `${logins} logins go on with their refresh tokens`,
  'Give every router, broker and handler a new token: those of the key are dead, however long they were to live.',
];
