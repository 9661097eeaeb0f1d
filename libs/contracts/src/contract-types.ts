import type { ProtoGrpcType as Account } from './generated/account.js';
import type { ProtoGrpcType as Broker } from './generated/broker.js';
import type { ProtoGrpcType as ClassC } from './generated/class_c.js';
import type { ProtoGrpcType as Device } from './generated/device.js';
import type { ProtoGrpcType as DeviceAddress } from './generated/device_address.js';
import type { ProtoGrpcType as DeviceTransfer } from './generated/device_transfer.js';
import type { ProtoGrpcType as Discovery } from './generated/discovery.js';
import type { ProtoGrpcType as Downlinks } from './generated/downlinks.js';
import type { ProtoGrpcType as GatewayConnector } from './generated/gateway_connector.js';
import type { ProtoGrpcType as Handler } from './generated/handler.js';
import type { ProtoGrpcType as LoginProviders } from './generated/login_providers.js';
import type { ProtoGrpcType as Monitor } from './generated/monitor.js';
import type { ProtoGrpcType as Networkserver } from './generated/networkserver.js';
import type { ProtoGrpcType as Registry } from './generated/registry.js';
import type { ProtoGrpcType as Router } from './generated/router.js';
import type { ProtoGrpcType as SecondFactors } from './generated/second_factors.js';
import type { ProtoGrpcType as Oauth } from './generated/tokens.js';
import type { ProtoGrpcType as Watch } from './generated/watch.js';

/** The types that each contract file defines, imports included. */
export interface ContractTypes {
  readonly 'broker/broker.proto': Broker;
  readonly 'discovery/discovery.proto': Discovery;
  readonly 'fieldpost/account/v1/account.proto': Account;
  readonly 'fieldpost/account/v1/login_providers.proto': LoginProviders;
  readonly 'fieldpost/account/v1/registry.proto': Registry;
  readonly 'fieldpost/account/v1/second_factors.proto': SecondFactors;
  readonly 'fieldpost/discovery/v1/watch.proto': Watch;
  readonly 'fieldpost/handler/v1/device_transfer.proto': DeviceTransfer;
  readonly 'fieldpost/handler/v1/downlinks.proto': Downlinks;
  readonly 'fieldpost/network/v1/class_c.proto': ClassC;
  readonly 'fieldpost/network/v1/gateway_connector.proto': GatewayConnector;
  readonly 'fieldpost/oauth/v1/tokens.proto': Oauth;
  readonly 'handler/handler.proto': Handler;
  readonly 'lorawan/device.proto': Device;
  readonly 'lorawan/device_address.proto': DeviceAddress;
  readonly 'monitor/monitor.proto': Monitor;
  readonly 'networkserver/networkserver.proto': Networkserver;
  readonly 'router/router.proto': Router;
}
