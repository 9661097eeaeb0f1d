import { Controller, Get, HttpCode, Post, UseFilters, UseGuards } from '@nestjs/common';
import { Caller, OpenTo } from '@fieldpost/auth';
import type { Claims } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { UserinfoErrorFilter } from './userinfo-error.filter.js';
import { UserinfoGuard } from './userinfo.guard.js';
import { readUserinfo, type UserInfo } from './userinfo.operations.js';
import { UserinfoService } from './userinfo.service.js';

/** The UserInfo endpoint (OpenID Connect Core 1.0, 5.3). */
@Controller('users/userinfo')
@OpenTo('openid-token')
@UseGuards(UserinfoGuard)
@UseFilters(UserinfoErrorFilter)
export class UserinfoController {
  constructor(private readonly userinfo: UserinfoService) {}

  @Get()
  @Operation(readUserinfo)
  read(@Caller() claims: Claims): Promise<UserInfo> {
    return this.userinfo.read(claims);
  }

  @Post()
  @HttpCode(200)
  @Operation(readUserinfo)
  readByPost(@Caller() claims: Claims): Promise<UserInfo> {
    return this.userinfo.read(claims);
  }
}
