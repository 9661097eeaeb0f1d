import { Module } from '@nestjs/common';
import { LoginThrottle } from './login-throttle.js';

/** One throttle for every endpoint that accepts passwords. */
@Module({ providers: [LoginThrottle], exports: [LoginThrottle] })
export class ThrottleModule {}
