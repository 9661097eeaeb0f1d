import { Module } from '@nestjs/common';
import { LoginThrottle } from './login-throttle.js';

/** One throttle for every door that takes passwords. */
@Module({ providers: [LoginThrottle], exports: [LoginThrottle] })
export class ThrottleModule {}
