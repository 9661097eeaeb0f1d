import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { lorawan, Rpc } from '@fieldpost/contracts';
import { DevAddresses } from '../../devices/network-devices.js';

const service = 'lorawan.DevAddrManager';

/**
 * Device addresses, at the handler's own address because clients look for them here
 * (docs/protocol/brokers.md#device-addresses).
 */
@Controller()
export class DevAddressesGrpc implements Rpc<lorawan.DevAddrManagerHandlers> {
  constructor(private readonly addresses: DevAddresses) {}

  @GrpcMethod(service, 'GetPrefixes')
  async getPrefixes(): Promise<lorawan.PrefixesResponse> {
    const prefixes = await this.addresses.prefixes();
    return { prefixes: prefixes.map(({ prefix, usage }) => ({ prefix, usage: [...usage] })) };
  }

  @GrpcMethod(service, 'GetDevAddr')
  async getDevAddr({ usage }: lorawan.DevAddrRequest__Output): Promise<lorawan.DevAddrResponse> {
    return { dev_addr: Buffer.from(await this.addresses.take(usage), 'hex') };
  }
}
