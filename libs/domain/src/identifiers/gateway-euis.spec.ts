import { describe, expect, it } from '@jest/globals';
import { Eui } from './eui.js';
import { euiOfGatewayId, gatewayIdOfEui } from './gateway-euis.js';
import { isId } from './ids.js';

describe('A gateway that only has an EUI', () => {
  it('has an id made of it', () => {
    expect(gatewayIdOfEui(Eui('B827EBFFFE87BD11'))).toBe('eui-b827ebfffe87bd11');
    expect(isId(gatewayIdOfEui(Eui('B827EBFFFE87BD11')))).toBe(true);
  });

  it('is found by that id again', () =>
    expect(euiOfGatewayId('eui-b827ebfffe87bd11')).toBe('B827EBFFFE87BD11'));

  it.each(['my-gateway', 'eui-b827', 'eui-b827ebfffe87bd1100', 'b827ebfffe87bd11', 'eui-B827EBFFFE87BD11'])(
    'is not one with the id %s',
    (id) => expect(euiOfGatewayId(id)).toBeUndefined(),
  );
});
