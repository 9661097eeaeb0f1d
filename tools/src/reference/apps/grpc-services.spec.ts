import { describe, expect, it } from '@jest/globals';
import { methodsIn, offered } from './grpc-services.js';

const contract = `syntax = "proto3";
package shed.v1;
// Operations of a shed.
service Shed {
  // Opens the window,
  // for as long as it takes.
  rpc Open(OpenRequest) returns (google.protobuf.Empty);
  rpc Watch(stream OpenRequest) returns (stream OpenRequest);
}
service Garden { rpc Open(OpenRequest) returns (OpenRequest); }
message OpenRequest {}`;

const methods = methodsIn(contract);
const handler = { service: 'Shed', rpc: 'Open', handledBy: 'ShedGrpc.open' };

describe('The methods of a contract', () => {
  it('have full names, types and the comment above them', () =>
    expect(methods[0]).toEqual({
      service: 'shed.v1.Shed',
      name: 'Open',
      takes: 'shed.v1.OpenRequest',
      gives: 'google.protobuf.Empty',
      comment: 'Opens the window, for as long as it takes.',
    }));

  it('show streams', () =>
    expect(methods[1]).toMatchObject({
      takes: 'stream shed.v1.OpenRequest',
      gives: 'stream shed.v1.OpenRequest',
    }));

  it('are none where there is no service', () =>
    expect(methodsIn('syntax = "proto3"; package a;')).toEqual([]));
});

describe('The methods that an app offers', () => {
  it('are all of a service, including unimplemented ones', () =>
    expect(offered(methods, [handler]).map(({ name, handledBy }) => [name, handledBy])).toEqual([
      ['Open', 'ShedGrpc.open'],
      ['Watch', undefined],
    ]));

  it('may be named with their package', () =>
    expect(offered(methods, [{ ...handler, service: 'shed.v1.Garden' }])).toHaveLength(1));

  it('are in a contract', () =>
    expect(() => offered(methods, [{ ...handler, rpc: 'Burn' }])).toThrow(
      'ShedGrpc.open: 0 contracts have Shed/Burn',
    ));
});
