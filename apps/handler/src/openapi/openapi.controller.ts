import { Controller, Get, Headers, Res } from '@nestjs/common';
import { documentResponses, type Reply, ServedDocument } from '@fieldpost/openapi';
import { Documented } from './operations.js';

@Controller('openapi.json')
export class OpenApiController {
  constructor(private readonly document: ServedDocument) {}

  @Get()
  @Documented('nothing', { summary: 'Get this document', responses: documentResponses })
  get(@Headers('if-none-match') known: string | undefined, @Res() reply: Reply): unknown {
    return this.document.send(reply, known);
  }
}
