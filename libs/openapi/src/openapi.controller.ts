import { applyDecorators, Controller, Get, Headers, Res } from '@nestjs/common';
import { Operation } from './operation.js';
import { documentResponses, type Reply, ServedDocument } from './served-document.js';

/** A controller that serves the document of an app. @param decorators those that admit its callers */
export function openApiController(paths: string | string[], ...decorators: ClassDecorator[]) {
  @Controller(paths)
  @applyDecorators(...decorators)
  class OpenApiController {
    constructor(readonly document: ServedDocument) {}

    @Get()
    @Operation({ summary: 'Get this document', responses: documentResponses })
    get(@Headers('if-none-match') known: string | undefined, @Res() reply: Reply): unknown {
      return this.document.send(reply, known);
    }
  }
  return OpenApiController;
}
