import { Module } from '@nestjs/common';
import { ApplicationCallers } from '../access/application-callers.service.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { DeviceExports } from '../device-transfer/device-exports.service.js';
import { DeviceImports } from '../device-transfer/device-imports.service.js';
import { DeviceTransferController } from '../device-transfer/device-transfer.controller.js';
import { DeviceTransferGrpc } from '../device-transfer/device-transfer.grpc.js';
import { DeviceTransfer } from '../device-transfer/device-transfer.service.js';
import { DevicesService } from '../devices/devices.service.js';
import { ApplicationManagerController } from '../gateway/application-manager.controller.js';
import { DevAddressesController } from '../gateway/dev-addresses.controller.js';
import { GatewayCallers } from '../gateway/gateway-callers.service.js';
import { DownlinkQueueController } from '../gateway/downlink-queue.controller.js';
import { TextBodies } from '../gateway/text-bodies.js';
import { ApplicationManagerGrpc } from './application-manager.grpc.js';
import { ApplicationManager } from './application-manager.service.js';
import { DevAddressesGrpc } from './dev-addresses.grpc.js';
import { DownlinkQueueService } from './downlink-queue.service.js';
import { DownlinksGrpc } from './downlinks.grpc.js';
import { HandlerManagerGrpc } from './handler-manager.grpc.js';

/** The management side: what owners of applications ask, over gRPC and HTTP. */
@Module({
  controllers: [
    ApplicationManagerController,
    ApplicationManagerGrpc,
    DevAddressesController,
    DevAddressesGrpc,
    DeviceTransferController,
    DeviceTransferGrpc,
    DownlinkQueueController,
    DownlinksGrpc,
    HandlerManagerGrpc,
  ],
  providers: [
    ApplicationCallers,
    ApplicationManager,
    ApplicationsService,
    DeviceExports,
    DeviceImports,
    DevicesService,
    DeviceTransfer,
    DownlinkQueueService,
    TextBodies,
    GatewayCallers,
  ],
  exports: [GatewayCallers],
})
export class ManagerModule {}
