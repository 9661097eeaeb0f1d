import { describe, expect, it } from '@jest/globals';
import { portsFrom } from '../start/settings/ports.js';
import { addressed, portsOf } from './suite-settings.js';

const found = (front: number, discovery: number) =>
  portsOf({ account: `http://127.0.0.1:${front}`, discovery_grpc: `localhost:${discovery}` });

describe('The ports of a running suite', () => {
  it('are the well-known ones', () => expect(found(8000, 1900)).toEqual(portsFrom()));
  it('or those counted from the port of its reverse proxy', () =>
    expect(found(20_000, 20_001)).toEqual(portsFrom(20_000)));
  it('even where that has the well-known number', () => expect(found(8000, 8001)).toEqual(portsFrom(8000)));
});

describe('A command', () => {
  it('about signing keys is for oauth', () =>
    expect(addressed(['keys', 'list'])).toEqual({ app: 'oauth', command: ['keys', 'list'] }));
  it('about announcements is for discovery, which is named in it', () =>
    expect(addressed(['discovery', 'list'])).toEqual({ app: 'discovery', command: ['discovery', 'list'] }));
  it('about the data of a handler runs in that handler', () =>
    expect(addressed(['handler', 'forget', 'my-app'])).toEqual({
      app: 'handler',
      command: ['handler', 'forget', 'my-app'],
    }));
  it('about anything else is for account', () =>
    expect(addressed(['user', 'create'])).toEqual({ app: 'account', command: ['user', 'create'] }));
  it.each(['account', 'oauth', 'handler'])('that seals again is for the app that it names: %s', (app) =>
    expect(addressed(['reseal', app, '--json'])).toEqual({ app, command: ['reseal', '--json'] }),
  );
  it.each([[['reseal']], [['reseal', '--json']], [['reseal', 'discovery']]])('is rejected as %j', (command) =>
    expect(() => addressed(command)).toThrow('use reseal account|oauth|handler|network'),
  );
});
