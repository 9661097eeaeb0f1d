import { Module } from '@nestjs/common';
import { RevocationsService } from './revocations.service.js';
import { Revocations } from './revocations.repository.js';

@Module({ providers: [Revocations, RevocationsService], exports: [RevocationsService] })
export class RevocationsModule {}
