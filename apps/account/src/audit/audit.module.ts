import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditLog } from './audit-log.repository.js';
import { AuditLogTypeorm } from './audit-log.typeorm.js';
import { OwnAuditController } from './own-audit.controller.js';

@Module({
  controllers: [AuditController, OwnAuditController],
  providers: [{ provide: AuditLog, useClass: AuditLogTypeorm }],
  exports: [AuditLog],
})
export class AuditModule {}
