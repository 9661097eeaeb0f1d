import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { servedDocument } from '@fieldpost/openapi';
import { ApplicationCallersService } from './access/application-callers.service.js';
import { RecentLogins } from './access/recent-logins.js';
import { ApplicationsService } from './api/applications.service.js';
import { DeviceImportsService } from './devices/transfer/device-imports.service.js';
import { DeviceTransferController } from './api/http/device-transfer.controller.js';
import { DeviceTransferGrpc } from './api/grpc/device-transfer.grpc.js';
import { DeviceTransferService } from './devices/transfer/device-transfer.service.js';
import { DevicesService } from './devices/devices.service.js';
import { ApplicationManagerController } from './api/http/application-manager.controller.js';
import { DevAddressesController } from './api/http/dev-addresses.controller.js';
import { HttpCallersService } from './api/http/http-callers.service.js';
import { DownlinkQueueController } from './api/http/downlink-queue.controller.js';
import { TextBodies } from './api/http/text-bodies.js';
import { ApplicationManagerGrpc } from './api/grpc/application-manager.grpc.js';
import { DevAddressesGrpc } from './api/grpc/dev-addresses.grpc.js';
import { DownlinkQueueService } from './api/downlink-queue.service.js';
import { DownlinksGrpc } from './api/grpc/downlinks.grpc.js';
import { HandlerManagerGrpc } from './api/grpc/handler-manager.grpc.js';

import { DeadLettersController } from './api/http/dead-letters.controller.js';
import { FailingIntegrationsController } from './api/http/failing-integrations.controller.js';
import { IntegrationsController } from './api/http/integrations.controller.js';
import { RecentMessagesController } from './api/http/recent-messages.controller.js';
import { TrafficController } from './api/http/traffic.controller.js';
import { TrafficService } from './traffic/traffic.service.js';
import { handlerDialect } from './openapi/handler.dialect.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { SchemasController } from './openapi/schemas.controller.js';
import { LiveEventsController } from './api/live-events/live-events.controller.js';

/** The gRPC and HTTP APIs for owners of applications. */
@Module({
  imports: [DiscoveryModule],
  controllers: [
    ApplicationManagerController,
    ApplicationManagerGrpc,
    DeadLettersController,
    DevAddressesController,
    DevAddressesGrpc,
    DeviceTransferController,
    DeviceTransferGrpc,
    DownlinkQueueController,
    DownlinksGrpc,
    FailingIntegrationsController,
    HandlerManagerGrpc,
    IntegrationsController,
    LiveEventsController,
    OpenApiController,
    RecentMessagesController,
    SchemasController,
    TrafficController,
  ],
  providers: [
    ApplicationCallersService,
    RecentLogins,
    ApplicationManagerGrpc,
    ApplicationsService,
    DeviceImportsService,
    DevicesService,
    DeviceTransferService,
    DownlinkQueueService,
    TrafficService,
    TextBodies,
    HttpCallersService,
    servedDocument(handlerDialect),
  ],
})
export class ApiModule {}
