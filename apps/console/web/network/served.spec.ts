import { describe, expect, it } from '@jest/globals';
import { networkSearch } from './network-search.js';
import { servedBy } from './served.js';

describe('The identifiers of a component', () => {
  it('are grouped by kind, with bytes as text', () => {
    const metadata = [
      { dev_addr_prefix: 'FCYAAAA=' },
      { app_id: 'weather' },
      { app_eui: 'cLPVftAAAAE=' },
      { app_id: 'fields' },
      { gateway_id: 'my-gateway' },
    ];
    expect(servedBy({ id: 'a', service_name: 'handler', metadata })).toEqual({
      apps: ['fields', 'weather'],
      gateways: ['my-gateway'],
      euis: ['70B3D57ED0000001'],
      prefixes: ['26000000/20'],
    });
  });

  it('are empty without metadata', () =>
    expect(servedBy({ id: 'a', service_name: 'router' })).toEqual({
      apps: [],
      gateways: [],
      euis: [],
      prefixes: [],
    }));
});

describe('The URL of the network page', () => {
  it('contains filter and page', () =>
    expect(networkSearch({ service: 'broker', health: 'down', search: 'eu', page: 2 })).toEqual({
      service: 'broker',
      health: 'down',
      search: 'eu',
      page: 2,
    }));

  it.each([{ service: 'networkserver' }, { health: 'fine' }, { other: 1 }])(
    'says nothing by what makes no sense there: %j',
    (raw) => expect(networkSearch(raw)).toEqual({}),
  );
});
