import { Module } from '@nestjs/common';
import { CodesCleaner } from './codes-cleaner.js';
import { Codes } from './codes.repository.js';
import { CodesTypeorm } from './codes.typeorm.js';

@Module({ providers: [{ provide: Codes, useClass: CodesTypeorm }, CodesCleaner], exports: [Codes] })
export class CodesModule {}
