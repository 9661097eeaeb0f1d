import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { ParseWith } from '@fieldpost/transport';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import type { Dialect } from './dialect.js';
import { documentOf, undeclaredRoutes } from './document.js';
import { Operation } from './operation.js';

const ShedId = (raw: unknown) => String(raw);
const shed = z.object({ id: z.string() }).meta({ id: 'Shed', description: 'A shed.' });
const newShed = z.object({
  id: z
    .unknown()
    .meta({ type: 'string', pattern: '^[a-z]+$' })
    .transform((raw) => ShedId(raw)),
  colour: z
    .string()
    .regex(/^\P{Cc}*$/u)
    .nullish(),
});
const page = z.object({ limit: z.coerce.number().int().min(1).default(10), near: z.string().nullish() });

@Controller(['api/v2/sheds', 'sheds'])
class ShedsController {
  @Get()
  @Operation({ summary: 'List sheds', gives: z.array(shed) })
  list(@Query(new ParseWith(page)) query: unknown): unknown {
    return query;
  }

  @Post()
  @Operation({ summary: 'Build a shed', gives: shed, rejects: [409], takes: ['json', 'form'] })
  build(@Body(new ParseWith(newShed)) body: unknown): unknown {
    return body;
  }

  @Delete(':shedId')
  @HttpCode(204)
  @Operation({ summary: 'Tear a shed down', gives: 'nothing' })
  tearDown(@Param('shedId', new ParseWith(ShedId)) id: string): string {
    return id;
  }

  @Get(':shedId/window')
  open(@Param('shedId') id: string): string {
    return id;
  }
}

const dialect: Dialect = {
  title: 'Sheds',
  version: '1',
  description: 'Sheds.',
  tags: { sheds: 'Sheds.' },
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  shapes: new Map([[ShedId, { type: 'string', minLength: 2, description: 'Which shed.' }]]),
  tagOf: () => 'sheds',
  accessOf: ({ verb }) => ({
    credentials: verb === 'get' ? ['anonymous', 'token'] : ['token'],
    need: 'Needs a ladder.',
    rejects: [401],
  }),
  failure: (_route, status) => ({ description: `Failure ${status}.`, schema: z.object({ code: z.int() }) }),
};

// Undefined members are not sent.
const document = JSON.parse(JSON.stringify(documentOf(dialect, [ShedsController])));
const operation = (path: string, verb: string) => document.paths[path][verb];

describe('A document made from controllers', () => {
  it('is valid', async () => expect(await new Validator().validate(document)).toMatchObject({ valid: true }));

  it('has the routes that declare their responses, under their first path', () => {
    expect(Object.keys(document.paths)).toEqual(['/api/v2/sheds', '/api/v2/sheds/{shedId}']);
    expect(undeclaredRoutes([ShedsController])).toEqual(['ShedsController.open']);
  });

  it('does not depend on the order of the classes', () => {
    @Controller('barns')
    class BarnsController {
      @Get()
      @Operation({ summary: 'List barns', gives: z.array(z.string()) })
      list(): unknown {
        return [];
      }
    }
    const documents = [
      [ShedsController, BarnsController],
      [BarnsController, ShedsController],
    ].map((classes) => JSON.stringify(documentOf(dialect, classes)));
    expect(documents[0]).toBe(documents[1]);
  });

  it('describes a body by its schema, in every form that is read', () => {
    const { content, required } = operation('/api/v2/sheds', 'post').requestBody;
    expect(required).toBe(true);
    expect(content['application/json'].schema).toMatchObject({
      required: ['id'],
      properties: { id: { type: 'string', pattern: '^[a-z]+$' } },
    });
    expect(content['application/x-www-form-urlencoded'].schema.properties.colour).toEqual({
      type: 'string',
      pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$',
    });
  });

  it('describes queries and paths by what parses them', () => {
    expect(operation('/api/v2/sheds', 'get').parameters).toEqual([
      {
        name: 'limit',
        in: 'query',
        required: false,
        schema: { default: 10, type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      },
      { name: 'near', in: 'query', required: false, schema: { type: 'string' } },
    ]);
    expect(operation('/api/v2/sheds/{shedId}', 'delete').parameters).toEqual([
      {
        name: 'shedId',
        in: 'path',
        required: true,
        description: 'Which shed.',
        schema: { type: 'string', minLength: 2 },
      },
    ]);
  });

  it('has the status of the decorators, failures of the input, of the credentials and of the author', () => {
    expect(Object.keys(operation('/api/v2/sheds', 'post').responses)).toEqual([
      '201',
      '400',
      '401',
      '409',
      '413',
    ]);
    expect(operation('/api/v2/sheds/{shedId}', 'delete').responses['204']).toEqual({ description: 'Done.' });
  });

  it('names schemas once', () => {
    expect(operation('/api/v2/sheds', 'get').responses['200'].content['application/json'].schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Shed' },
    });
    expect(document.components.schemas.Shed.description).toBe('A shed.');
  });

  it('states the required rights', () => {
    expect(operation('/api/v2/sheds', 'get').security).toEqual([{}, { token: [] }]);
    expect(operation('/api/v2/sheds', 'get').description).toBe('Needs a ladder.');
  });
});
