import { describe, expect, it } from '@jest/globals';
import { PublicAddresses } from './public-addresses.js';

const setting = 'HANDLER_INTEGRATION_NETWORKS';
const addresses = new PublicAddresses(setting, []);

describe('The addresses that requests to URLs of users reach', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111'])('hold %s', (address) =>
    expect(addresses.has(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.2.1'],
    ...['::', '::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1'],
    ...['2002:a00:1::', '2001:0:1::', '2001:db8::1', 'ff02::1'],
  ])('do not hold %s', (address) => expect(addresses.has(address)).toBe(false));

  it('hold what a setting names beside them', () => {
    const named = new PublicAddresses(setting, ['10.1.0.0/16', '::1', '127.0.0.1']);
    expect(['10.1.9.9', '::1', '127.0.0.1'].every((address) => named.has(address))).toBe(true);
    expect(['10.2.0.1', '127.0.0.2'].some((address) => named.has(address))).toBe(false);
  });

  it.each(['localhost', 'localhost.', 'a.localhost', '127.0.0.1', '[::1]', '10.1.2.3'])(
    'are not those of %s, which needs no resolution',
    (host) => expect(addresses.mayHave(host)).toBe(false),
  );

  it.each(['example.com', 'notlocalhost', 'localhost.example', '8.8.8.8', '[2606:4700::1111]'])(
    'may be those of %s',
    (host) => expect(addresses.mayHave(host)).toBe(true),
  );

  it('are those of localhost where a setting names them', () =>
    expect(new PublicAddresses(setting, ['127.0.0.0/8']).mayHave('localhost')).toBe(true));

  it('are those alone that a name is connected to', async () => {
    const resolve = async () => [
      { address: '10.0.0.1', family: 4 },
      { address: '8.8.8.8', family: 4 },
    ];
    const { lookup } = new PublicAddresses(setting, [], resolve);
    const found = await new Promise((done) => {
      lookup('mixed.example', { all: true }, (_error, all) => done(all));
    });
    expect(found).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  it('are rejected where a name has none of them', async () => {
    const { lookup } = new PublicAddresses(setting, [], async () => [{ address: '10.0.0.1', family: 4 }]);
    const error = await new Promise((done) => {
      lookup('inside.example', { all: true }, (failure) => done(failure));
    });
    expect(error).toMatchObject({
      message:
        'permission denied: inside.example has no public address, and HANDLER_INTEGRATION_NETWORKS does not name its address',
    });
  });
});
