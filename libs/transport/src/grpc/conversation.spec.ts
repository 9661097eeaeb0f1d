import { setTimeout as sleep } from 'node:timers/promises';
import { credentials, Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type account, loadClients } from '@fieldpost/contracts';
import { AppError, notValid } from '@fieldpost/errors';
import { createLogger, NoTracing } from '@fieldpost/observability';
import { until } from '@fieldpost/testing';
import { Conversation } from './conversation.js';
import { Conversations } from './conversations.js';

const { Authority } = loadClients('fieldpost/account/v1/authority.proto').fieldpost.account.v1;
const { GrantForAccessKeys: method } = Authority.service;

type Question = account.GrantForAccessKeysRequest__Output;
type Answer = (question: Question) => Promise<account.KeyGrants>;

/** Answers with the names that it was asked about. */
const echo: Answer = async ({ keys }) => ({ grants: keys.map(({ app_id }) => ({ key_name: app_id })) });

class Door {
  streams = 0;
  readonly lines: string[] = [];
  readonly noted: (readonly [string, number])[] = [];
  private server = new Server();
  port = 0;

  async open(answer: Answer): Promise<void> {
    const destination = { write: (line: string) => void this.lines.push(line) };
    const logger = createLogger({ app: 'account', level: 'info', destination });
    const admit = (metadata: Metadata) => {
      if (metadata.get('who')[0] !== 'member') throw new AppError('no', 'permission_denied', 'not a member');
    };
    const conversations = new Conversations({ logger, admit });
    const measured = { note: (path: string, code: number) => void this.noted.push([path, code]) };
    conversations.watchedBy({ tracing: new NoTracing(), measured: measured as never });
    this.server = new Server();
    const hold = (stream: never) => {
      this.streams += 1;
      conversations.hold(stream, answer);
    };
    this.server.addService({ GrantForAccessKeys: method }, { GrantForAccessKeys: hold as never });
    this.port = await new Promise<number>((resolve, reject) => {
      const bound = (error: Error | null, at: number) => (error ? reject(error) : resolve(at));
      this.server.bindAsync(`127.0.0.1:${this.port}`, ServerCredentials.createInsecure(), bound);
    });
  }

  shut(): void {
    this.server.forceShutdown();
  }
}

let door: Door;
let client: InstanceType<typeof Authority>;

function metadataOf(who: string): Metadata {
  const metadata = new Metadata();
  metadata.set('who', who);
  return metadata;
}

function conversation(who = 'member') {
  const options = { 'grpc.initial_reconnect_backoff_ms': 50, 'grpc.max_reconnect_backoff_ms': 50 };
  client = new Authority(`127.0.0.1:${door.port}`, credentials.createInsecure(), options);
  const asked = new Conversation(client, method, { peer: 'account', metadata: metadataOf(who) });
  return async (id: string, requestId = '') => {
    const { grants } = await asked.ask({ keys: [{ app_id: id }] }, { requestId });
    return grants[0]?.key_name;
  };
}

beforeEach(() => {
  door = new Door();
});
afterEach(() => {
  client.close();
  door.shut();
});

describe('A conversation', () => {
  it('gives each question its own answer, in whatever order they are found', async () => {
    await door.open(async (question) => {
      await sleep(question.keys[0]?.app_id === 'slow' ? 60 : 0);
      return echo(question);
    });
    const ask = conversation();
    const found: unknown[] = [];
    const asked = ['slow', 'quick'].map((id) => ask(id).then((name) => found.push(name)));
    await Promise.all(asked);
    expect(found).toEqual(['quick', 'slow']);
    expect(door.streams).toBe(1);
  });

  it('goes on with another stream after a while, and the first one ends with its last answer', async () => {
    let isFirst = true;
    let tell = (): void => undefined;
    await door.open(async (question) => {
      if (!isFirst) return echo(question);
      isFirst = false;
      await new Promise<void>((resolve) => (tell = resolve));
      return echo(question);
    });
    const ask = conversation();
    const first = ask('first');
    await until('the first question', () => !isFirst);
    await until('another stream', async () => (await ask('next')) === 'next' && door.streams > 1);
    tell();
    await expect(first).resolves.toBe('first');
  });

  it('answers more questions than it looks into at once', async () => {
    let [underWay, most] = [0, 0];
    let letGo = (): void => undefined;
    const enough = new Promise<void>((resolve) => (letGo = resolve));
    await door.open(async (question) => {
      most = Math.max(most, (underWay += 1));
      // More would come until then, if they were read.
      if (underWay === 64) void sleep(50).then(letGo);
      await enough;
      underWay -= 1;
      return echo(question);
    });
    const ask = conversation();
    const ids = Array.from({ length: 500 }, (_, index) => `app-${index}`);
    expect(await Promise.all(ids.map((id) => ask(id)))).toEqual(ids);
    expect(most).toBe(64);
  });

  it('lets a question fail by itself, with its kind and its sentence, and tells the log of whom', async () => {
    await door.open(async (question) => {
      if (question.keys[0]?.app_id === 'bad') throw notValid({ argument: 'Keys', reason: 'too odd' });
      return echo(question);
    });
    const ask = conversation();
    const [bad, good] = await Promise.allSettled([ask('bad', 'the-id'), ask('good')]);
    const reason = { kind: 'invalid_argument', message: 'Keys not valid: too odd' };
    expect(bad).toMatchObject({ status: 'rejected', reason });
    expect(good).toMatchObject({ status: 'fulfilled', value: 'good' });
    expect(door.lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ request_id: 'the-id', error: 'Keys not valid: too odd' }),
    ]);
    const { path } = method;
    expect([...door.noted].sort()).toEqual([
      [path, status.OK],
      [path, status.INVALID_ARGUMENT],
    ]);
  });

  it('cannot tell when nobody listens, nor of what was asked when the peer went, and asks again when it is back', async () => {
    await door.open(() => new Promise(() => undefined));
    const ask = conversation();
    const waiting = [ask('one'), ask('two')];
    await until('the stream', () => door.streams === 1);
    door.shut();
    const cannotTell = { kind: 'unavailable', message: 'unavailable: account' };
    for (const asked of waiting) await expect(asked).rejects.toMatchObject(cannotTell);
    await expect(ask('three')).rejects.toMatchObject(cannotTell);
    await door.open(echo);
    await until('an answer', () => ask('four').then(Boolean, () => false));
  });

  it('is not held with a stranger', async () => {
    await door.open(echo);
    const ask = conversation('somebody');
    await expect(ask('any')).rejects.toMatchObject({ kind: 'permission_denied', message: 'not a member' });
    expect(door.lines.join()).toContain('not a member');
  });

  it('may be a single question without a number, which fails as a call does', async () => {
    await door.open(async (question) => {
      if (question.keys.length === 0) throw notValid({ argument: 'Keys', reason: 'can not be empty' });
      return echo(question);
    });
    conversation();
    const call = (keys: object[]) =>
      new Promise((resolve) => {
        const { path, requestSerialize, responseDeserialize } = method;
        client.makeUnaryRequest(
          path,
          requestSerialize,
          responseDeserialize,
          { keys },
          metadataOf('member'),
          (error, answer) => resolve(error?.code ?? answer?.grants[0]?.key_name),
        );
      });
    expect(await Promise.all([call([{ app_id: 'one' }]), call([])])).toEqual([
      'one',
      status.INVALID_ARGUMENT,
    ]);
  });
});
