import { Module } from '@nestjs/common';
import { SigningModule } from '../signing/signing.module.js';
import { TokenIssuer } from './token-issuer.service.js';

@Module({ imports: [SigningModule], providers: [TokenIssuer], exports: [TokenIssuer] })
export class IssuingModule {}
