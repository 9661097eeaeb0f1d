import { credentials } from '@grpc/grpc-js';
import { type handler, type handlerV1, loadClients, type lorawan } from '@fieldpost/contracts';

/** A client of each service that a handler offers. */
export interface HandlerClients {
  readonly manager: handler.ApplicationManagerClient;
  readonly status: handler.HandlerManagerClient;
  readonly addresses: lorawan.DevAddrManagerClient;
  readonly downlinks: handlerV1.DownlinksClient;
  readonly transfer: handlerV1.DeviceTransferClient;
}

/** Clients of the handler at this address that trust its certificate. */
export function openClients(address: string, certificate: string): HandlerClients {
  const trust = credentials.createSsl(Buffer.from(certificate));
  const { handler: contract } = loadClients('handler/handler.proto');
  const { DevAddrManager } = loadClients('lorawan/device_address.proto').lorawan;
  const { v1 } = loadClients(
    'fieldpost/handler/v1/device_transfer.proto',
    'fieldpost/handler/v1/downlinks.proto',
  ).fieldpost.handler;
  return {
    manager: new contract.ApplicationManager(address, trust),
    status: new contract.HandlerManager(address, trust),
    addresses: new DevAddrManager(address, trust),
    downlinks: new v1.Downlinks(address, trust),
    transfer: new v1.DeviceTransfer(address, trust),
  };
}
