import { Controller, Get, Param, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedQuery } from '@fieldpost/transport';
import { z } from 'zod';
import { type Reply, sendPage } from '../pages/page.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { text } from '../requests/fields.js';
import { callbackPage } from './callback.page.js';
import { pageOperation } from '../pages/page-operation.js';

const callbackQuery = z.object({ code: text });
type CallbackQuery = Readonly<z.infer<typeof callbackQuery>>;

@Controller('oauth/callback')
@OpenTo('anybody')
@UseFilters(PageErrorFilter)
export class CallbackController {
  @Get(':client')
  @Operation(pageOperation('Show the code of a client without a redirect URI'))
  show(
    @Param('client') client: string,
    @ParsedQuery(callbackQuery) { code }: CallbackQuery,
    @Res() reply: Reply,
  ): unknown {
    return sendPage(reply, callbackPage(client, code));
  }
}
