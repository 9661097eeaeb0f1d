import { Module } from '@nestjs/common';
import { ApplicationCallers } from './access/application-callers.service.js';
import { ApplicationsService } from './applications/applications.service.js';
import { DeviceExports } from './devices/transfer/device-exports.service.js';
import { DeviceImports } from './devices/transfer/device-imports.service.js';
import { DeviceTransferController } from './api/http/device-transfer.controller.js';
import { DeviceTransferGrpc } from './api/grpc/device-transfer.grpc.js';
import { DeviceTransfer } from './devices/transfer/device-transfer.service.js';
import { DevicesService } from './devices/devices.service.js';
import { ApplicationManagerController } from './api/http/application-manager.controller.js';
import { DevAddressesController } from './api/http/dev-addresses.controller.js';
import { GatewayCallers } from './api/http/http-callers.service.js';
import { DownlinkQueueController } from './api/http/downlink-queue.controller.js';
import { TextBodies } from './api/http/text-bodies.js';
import { ApplicationManagerGrpc } from './api/grpc/application-manager.grpc.js';
import { ApplicationManager } from './api/application-manager.service.js';
import { DevAddressesGrpc } from './api/grpc/dev-addresses.grpc.js';
import { DownlinkQueueService } from './api/downlink-queue.service.js';
import { DownlinksGrpc } from './api/grpc/downlinks.grpc.js';
import { HandlerManagerGrpc } from './api/grpc/handler-manager.grpc.js';

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
