import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  freePort,
  type RedisGroup,
  startRedis,
  startRedisCluster,
  startRedisSentinels,
  until,
} from '@fieldpost/testing';
import { reachRedis, RedisConnection } from './index.js';

const channel = 'of this test';

/** Two connections to the same Redis: one publishes, the other subscribes. */
class Talk {
  readonly heard: string[] = [];
  readonly losses: string[] = [];
  private readonly speaker: RedisConnection;
  private readonly listener: RedisConnection;
  private listening = 0;

  constructor(url: string) {
    const onAway = ({ message }: Error) => void this.losses.push(message);
    this.speaker = RedisConnection.open({ url, onReady: () => undefined, onAway });
    this.listener = RedisConnection.open({
      url,
      onReady: async (client) => {
        await client.subscribe(channel, (text) => void this.heard.push(text));
        this.listening += 1;
      },
      onAway,
    });
  }

  /** Publishes until it is received: only messages sent without a subscriber are lost. */
  async hears(word: string): Promise<void> {
    const say = () => void this.speaker.ready?.publish(channel, word).catch(() => undefined);
    const saying = setInterval(say, 200);
    await until(`"${word}" heard`, () => this.heard.includes(word)).finally(() => clearInterval(saying));
  }

  get connections(): number {
    return this.listening;
  }

  close(): void {
    this.speaker.close();
    this.listener.close();
  }
}

describe('A connection to one Redis', () => {
  it('waits for a server that is not up yet, and reconnects to one that was down', async () => {
    const port = await freePort();
    const talk = new Talk(`redis://127.0.0.1:${port}`);
    await until('a loss', () => talk.losses.length > 0);
    let redis = await startRedis({ port });
    await talk.hears('first');
    await redis.stop('SIGKILL');
    redis = await startRedis({ port });
    await talk.hears('again');
    talk.close();
    await redis.stop();
  });

  it('reports why none is reachable', async () => {
    const servers = { servers: [{ host: '127.0.0.1', port: await freePort() }], kind: 'single' } as const;
    const nobody = { username: undefined, password: undefined, sentinelPassword: undefined };
    const redis = { ...servers, ...nobody, tls: false, database: 0, master: '' } as const;
    await expect(reachRedis(redis, { connectMs: 1_000 })).rejects.toThrow('ECONNREFUSED');
  });
});

describe('A connection to a Redis that sentinels watch', () => {
  let group: RedisGroup;
  beforeEach(async () => {
    group = await startRedisSentinels();
    const knows = async () => (await group.ask(2, 'SENTINEL', 'REPLICAS', 'fieldpost')).includes('name');
    // Bounded by the timeouts of this test.
    while (!(await knows())) await sleep(100);
  });
  afterEach(() => group.stop());

  it('connects to the new master when the old one is lost, and not to the old one after its return', async () => {
    const talk = new Talk(group.url);
    await talk.hears('before');
    await group.kill(0);
    await talk.hears('after');
    expect(await group.ask(1, 'ROLE')).toMatch(/^master/);
    const { connections } = talk;
    await group.revive(0);
    await talk.hears('later');
    expect(talk.connections).toBe(connections);
    talk.close();
  });

  it('is found by any sentinel that is left', async () => {
    await group.kill(2);
    const talk = new Talk(group.url);
    await talk.hears('still');
    talk.close();
  });
});

describe('A connection to a Redis Cluster', () => {
  let group: RedisGroup;
  beforeAll(async () => {
    group = await startRedisCluster();
  });
  afterAll(() => group.stop());

  it('receives messages published at another server, and connects there when its own is lost', async () => {
    const talk = new Talk(group.url);
    await talk.hears('from the first server');
    await group.ask(2, 'PUBLISH', channel, 'from the third');
    await until('heard', () => talk.heard.includes('from the third'));
    await group.kill(0);
    await talk.hears('without the first server');
    await group.revive(0);
    await talk.hears('with it');
    talk.close();
  });
});
