import { Module } from '@nestjs/common';
import { AllAuditController, AuditController, OwnAuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.repository.js';

@Module({
  controllers: [AuditController, OwnAuditController, AllAuditController],
  providers: [AuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
