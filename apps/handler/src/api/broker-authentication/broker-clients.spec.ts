import { beforeEach, describe, expect, it } from '@jest/globals';
import { BrokerLoginsMemory } from '../../../test/memory/broker-logins.memory.js';
import { loginsWith, TokensMemory } from '../mqtt/mqtt-server.suite.js';
import { BrokerClientsService } from './broker-clients.service.js';

let tokens: TokensMemory;
let store: BrokerLoginsMemory;
let clients: BrokerClientsService;
let time: number;

/** Another replica, or the same after a restart. */
const another = () =>
  new BrokerClientsService(
    loginsWith(tokens, () => time),
    store,
    () => time,
  );

beforeEach(() => {
  tokens = new TokensMemory();
  store = new BrokerLoginsMemory();
  time = 1_000_000;
  clients = another();
});

const shown = (password: string, username = 'my-app') => ({ username, password, address: '' });
const reading = { appId: 'my-app', rights: { mayRead: true, writes: [] } };

describe('A client of an outside broker', () => {
  it('has what its access key opens', async () => {
    expect(await clients.admit(shown('messages:up:r'))).toEqual(reading);
    const sender = await clients.admit(shown('messages:down:w'));
    expect(sender).toEqual({ appId: 'my-app', rights: { mayRead: false, writes: ['down'] } });
  });

  it.each([
    ['a rejected key', shown('rejected')],
    ['a key without a right to messages', shown('devices')],
    ['no key', shown('')],
    ['a name that is no application', shown('messages:up:r', 'My App')],
  ])('is not admitted with %s', async (_what, login) => expect(await clients.admit(login)).toBeUndefined());

  it('is known by its id to every replica', async () => {
    await clients.admitAs('c1', shown('messages:up:r'));
    expect(await another().find('my-app', 'c1')).toEqual(reading);
    expect(await another().find('other-app', 'c1')).toBeUndefined();
  });

  it('is not admitted with a client id of another application, whose session the broker would give to it', async () => {
    await clients.admitAs('c1', shown('messages:up:r'));
    expect(await another().admitAs('c1', shown('messages:up:r', 'other-app'))).toBeUndefined();
    expect(await another().mayHaveClientId('other-app', 'c1')).toBe(false);
    expect(await another().mayHaveClientId('my-app', 'c1')).toBe(true);
  });

  it('does not reserve a client id without a good key', async () => {
    tokens.rejected.add('guess');
    await clients.admitAs('c1', shown('guess', 'other-app'));
    expect(await clients.admitAs('c1', shown('messages:up:r'))).toEqual(reading);
  });

  it('has nothing any more soon after its key was removed', async () => {
    await clients.admitAs('c1', shown('messages:up:r'));
    tokens.rejected.add('messages:up:r');
    time += 15_001;
    expect(await clients.find('my-app', 'c1')).toBeUndefined();
    expect(await clients.admit(shown('messages:up:r'))).toBeUndefined();
  });

  it('is checked once for many of its messages', async () => {
    await clients.admitAs('c1', shown('messages:up:r'));
    for (let times = 0; times < 20; times += 1) await clients.find('my-app', 'c1');
    expect(tokens.exchanges).toHaveLength(1);
  });

  it('keeps its rights while oauth cannot be reached, which is called four times a minute', async () => {
    await clients.admitAs('c1', shown('messages:up:r'));
    tokens.isReachable = false;
    time += 15_001;
    for (let times = 0; times < 20; times += 1) expect(await clients.find('my-app', 'c1')).toEqual(reading);
    expect(tokens.exchanges).toHaveLength(2);
  });

  it('that nothing is known of is not rejected because oauth cannot be reached', async () => {
    await clients.admitAs('c1', shown('messages:up:r'));
    tokens.isReachable = false;
    await expect(another().find('my-app', 'c1')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    ['no id', ''],
    ['an id with NUL', 'a\0b'],
    ['a very long id', 'x'.repeat(257)],
  ])('with %s is not admitted where it needs one', async (_what, id) =>
    expect(await clients.admitAs(id, shown('messages:up:r'))).toBeUndefined(),
  );
});

describe('Guessing access keys through a broker', () => {
  const guess = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      tokens.rejected.add(`guess-${at}`);
      await clients.admit(shown(`guess-${at}`));
    }
  };

  it('is limited after some attempts, without further calls to oauth', async () => {
    await guess(20);
    const asked = tokens.exchanges.length;
    await expect(clients.admit(shown('guess-21'))).rejects.toMatchObject({ code: 'too_many_rejected_keys' });
    expect(tokens.exchanges).toHaveLength(asked);
  });

  it('shuts out neither a key that was good before nor other applications', async () => {
    await clients.admit(shown('messages:up:r'));
    await guess(20);
    expect(await clients.admit(shown('messages:up:r'))).toEqual(reading);
    expect(await clients.admit(shown('messages:up:r', 'other-app'))).toBeDefined();
  });

  it('may go on slowly', async () => {
    await guess(20);
    time += 1_000;
    expect(await clients.admit(shown('messages:up:r,new'))).toEqual(reading);
  });
});
