import { Module } from '@nestjs/common';
import { CodesCleaner } from './codes-cleaner.js';
import { Codes } from './codes.repository.js';

@Module({ providers: [Codes, CodesCleaner], exports: [Codes] })
export class CodesModule {}
