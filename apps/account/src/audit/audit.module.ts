import { Module } from '@nestjs/common';
import { AllAuditController } from './all-audit.controller.js';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.repository.js';
import { OwnAuditController } from './own-audit.controller.js';

@Module({
  controllers: [AuditController, OwnAuditController, AllAuditController],
  providers: [AuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
