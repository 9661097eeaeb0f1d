import { Module } from '@nestjs/common';
import { TokenModule } from '../token/token.module.js';
import { RevocationController } from './revocation.controller.js';
import { RevocationService } from './revocation.service.js';

@Module({ imports: [TokenModule], controllers: [RevocationController], providers: [RevocationService] })
export class RevocationModule {}
