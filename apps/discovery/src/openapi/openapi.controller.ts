import { Controller, Get, Headers, Res } from '@nestjs/common';
import { documentResponses, Operation, type Reply, ServedDocument } from '@fieldpost/openapi';

/** The first path is for an ingress of the whole suite, the second for the port of discovery. */
@Controller(['discovery/openapi.json', 'openapi.json'])
export class OpenApiController {
  constructor(private readonly document: ServedDocument) {}

  @Get()
  @Operation({ summary: 'Get this document', responses: documentResponses })
  get(@Headers('if-none-match') known: string | undefined, @Res() reply: Reply): unknown {
    return this.document.send(reply, known);
  }
}
