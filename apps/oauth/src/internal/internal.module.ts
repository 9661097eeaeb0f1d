import { Module } from '@nestjs/common';
import { ExchangeModule } from '../exchange/exchange.module.js';
import { IssuingModule } from '../issuing/issuing.module.js';
import { TokensGrpc } from './tokens.grpc.js';

@Module({ imports: [ExchangeModule, IssuingModule], controllers: [TokensGrpc] })
export class InternalModule {}
