import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { z } from 'zod';
import { defineError } from '@fieldpost/errors';
import { type Reply, ServedJson, servedResponses } from '@fieldpost/openapi';
import { messageSchemas } from '../message-schemas/message-schemas.js';
import { Documented } from './operations.js';

const schemaNotFound = defineError('schema_not_found', 'not_found', 'schema not found');

const schemaList = z.object({ schemas: z.array(z.string()) });

/** The JSON Schemas of messages. They hold nothing of any user, so everybody may read them. */
@Controller('schemas')
export class SchemasController {
  private readonly list = new ServedJson(() => ({
    schemas: [...messageSchemas.keys()].map((name) => `${name}.json`),
  }));
  private readonly served = new Map(
    [...messageSchemas].map(([name, schema]) => [`${name}.json`, new ServedJson(() => schema)]),
  );

  @Get()
  @Documented('nothing', {
    summary: 'List the JSON Schemas of messages',
    responses: servedResponses(schemaList),
  })
  getList(@Headers('if-none-match') known: string | undefined, @Res() reply: Reply): unknown {
    return this.list.send(reply, known);
  }

  @Get(':file')
  @Documented('nothing', {
    summary: 'Get the JSON Schema of a message',
    description: 'The name ends in `.json`.',
    responses: servedResponses(z.looseObject({ $schema: z.string() })),
    rejects: [404],
  })
  get(
    @Param('file') file: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: Reply,
  ): unknown {
    const schema = this.served.get(file);
    if (schema === undefined) throw schemaNotFound();
    return schema.send(reply, known);
  }
}
