import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { lorawan, Rpc } from '@fieldpost/contracts';
import { Addresses } from './addresses.js';

const service = 'lorawan.DevAddrManager';

/** Device addresses; v2 asks for no token here (docs/protocol/brokers.md#device-addresses). */
@Controller()
export class AddressesGrpc implements Rpc<lorawan.DevAddrManagerHandlers> {
  constructor(private readonly addresses: Addresses) {}

  @GrpcMethod(service, 'GetPrefixes')
  getPrefixes(): lorawan.PrefixesResponse {
    const { prefix, usage } = this.addresses.mapping;
    return { prefixes: [{ prefix, usage: [...usage] }] };
  }

  @GrpcMethod(service, 'GetDevAddr')
  getDevAddr({ usage }: lorawan.DevAddrRequest__Output): lorawan.DevAddrResponse {
    return { dev_addr: Buffer.from(this.addresses.take(usage), 'hex') };
  }
}
