import { Controller, Get, Headers, Res } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { documentResponses, Operation, type Reply, ServedDocument } from '@fieldpost/openapi';

@Controller('oauth/openapi.json')
@OpenTo('anybody')
export class OpenApiController {
  constructor(private readonly document: ServedDocument) {}

  @Get()
  @Operation({ summary: 'Get this document', responses: documentResponses })
  get(@Headers('if-none-match') known: string | undefined, @Res() reply: Reply): unknown {
    return this.document.send(reply, known);
  }
}
