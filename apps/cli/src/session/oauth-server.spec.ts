import { describe, expect, it } from '@jest/globals';
import { OauthServer } from './oauth-server.js';

const server = 'https://fieldpost.example';
const metadata = {
  issuer: server,
  authorization_endpoint: `${server}/users/authorize`,
  token_endpoint: `${server}/users/token`,
  device_authorization_endpoint: `${server}/users/device-authorization`,
  revocation_endpoint: `${server}/users/revoke`,
};
const serverWith = (more: object): Promise<OauthServer> =>
  OauthServer.at(server, async () => Response.json({ ...metadata, ...more }), Date.now);

describe('A server', () => {
  it('is used with the endpoints of its metadata', async () =>
    expect(await serverWith({})).toBeInstanceOf(OauthServer));

  it.each([
    { authorization_endpoint: 'file:///C:/Windows/System32/calc.exe' },
    { authorization_endpoint: '-n' },
    { token_endpoint: 'https://other.example/users/token' },
    { device_authorization_endpoint: 'http://fieldpost.example/users/device-authorization' },
    { revocation_endpoint: 'https://fieldpost.example.evil/users/revoke' },
  ])('is not used with endpoints elsewhere: %j', (more) =>
    expect(serverWith(more)).rejects.toThrow('endpoints of other servers'),
  );
});
