import { describe, expect, it } from '@jest/globals';
import { databaseUrl, readDatabaseUrl } from './database-url.js';
import { readRedisUrl, redisUrl } from './redis-url.js';

const place = (host: string, port: number) => ({ host, port });

describe('The address of a database', () => {
  it('names one server, or several of which one is the primary', () => {
    expect(readDatabaseUrl('postgres://u:p@db/account').urls).toEqual(['postgres://u:p@db:5432/account']);
    const several =
      'postgresql://u:p%40@a:5433,[::1]:5434,c/account?sslmode=require&target_session_attrs=read-write';
    expect(readDatabaseUrl(several)).toEqual({
      urls: [
        'postgresql://u:p%40@a:5433/account?sslmode=require',
        'postgresql://u:p%40@[::1]:5434/account?sslmode=require',
        'postgresql://u:p%40@c:5432/account?sslmode=require',
      ],
      servers: [place('a', 5433), place('::1', 5434), place('c', 5432)],
    });
  });

  it.each([
    ['mysql://a/account', 'should look like postgresql://'],
    ['account', 'should be a URL that names servers'],
    ['postgresql://u:secret@a:x/account', 'host:port'],
    ['postgresql://a,/account', 'host:port'],
    ['postgresql://a/account?target_session_attrs=standby', 'read-write or primary'],
  ])('is rejected when it is none, with a reason that shows no password: %s', (text, reason) => {
    const { error } = databaseUrl.safeParse(text);
    expect(error?.issues[0]?.message).toContain(reason);
    expect(error?.message).not.toContain('secret');
  });
});

describe('The address of a Redis', () => {
  const nobody = { username: undefined, password: undefined, sentinelPassword: undefined, master: '' };

  it('names a server', () =>
    expect(readRedisUrl('rediss://:p%2Fw@cache:6380/3')).toEqual({
      ...nobody,
      kind: 'single',
      servers: [place('cache', 6380)],
      tls: true,
      password: 'p/w',
      database: 3,
    }));

  it('names sentinels and the name of the master', () =>
    expect(readRedisUrl('redis+sentinel://u:p@a,b:1/main/2?sentinel_password=s')).toEqual({
      kind: 'sentinel',
      servers: [place('a', 26379), place('b', 1)],
      tls: false,
      username: 'u',
      password: 'p',
      database: 2,
      master: 'main',
      sentinelPassword: 's',
    }));

  it('names servers of a cluster', () =>
    expect(readRedisUrl('redis+cluster://a:7000,b:7001')).toEqual({
      ...nobody,
      kind: 'cluster',
      servers: [place('a', 7000), place('b', 7001)],
      tls: false,
      database: 0,
    }));

  it.each([
    ['http://a', 'should look like redis://'],
    ['redis://a,b', 'should look like redis://'],
    ['redis+sentinel://a', 'should look like redis://'],
    ['redis+cluster://a/1', 'no numbered databases'],
    ['redis://a/first', 'should be a number'],
    ['redis+other://a', 'should look like redis://'],
  ])('is rejected when it is none: %s', (text, reason) =>
    expect(redisUrl.safeParse(text).error?.issues[0]?.message).toContain(reason),
  );
});
