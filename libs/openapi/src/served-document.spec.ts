import { Controller, Get } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Dialect } from './dialect.js';
import { Operation } from './operation.js';
import { type Reply, ServedDocument } from './served-document.js';

@Controller('sheds')
class ShedsController {
  @Get()
  @Operation({ summary: 'List sheds', gives: z.array(z.string()) })
  list(): unknown {
    return [];
  }
}

const dialect: Dialect = {
  title: 'Sheds',
  version: '1',
  description: 'Sheds.',
  tags: {},
  securitySchemes: {},
  shapes: new Map(),
  tagOf: () => 'sheds',
  accessOf: () => ({ credentials: [], need: '', rejects: [] }),
  failure: () => ({ description: 'No.' }),
};

class Answered implements Reply {
  code = 200;
  body: Buffer | undefined;
  readonly headers: Record<string, string> = {};

  status(code: number): this {
    this.code = code;
    return this;
  }
  header(name: string, value: string): this {
    this.headers[name] = value;
    return this;
  }
  send(body?: Buffer): this {
    this.body = body;
    return this;
  }
}

const served = new ServedDocument(dialect, () => [ShedsController]);

function ask(known?: string): Answered {
  const reply = new Answered();
  served.send(reply, known);
  return reply;
}

describe('A served document', () => {
  it('is JSON with a tag', () => {
    const { code, body, headers } = ask();
    expect(code).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(String(body))).toHaveProperty(['paths', '/sheds', 'get']);
    expect(headers['etag']).toMatch(/^"[\w-]{43}"$/);
  });

  it('is made once', () => expect(ask().body).toBe(ask().body));

  it.each([
    ['its tag', (tag: string) => tag],
    ['the tag of a proxy that compressed it', (tag: string) => `W/${tag}`],
    ['one of several tags', (tag: string) => `"old", ${tag}`],
    ['any', () => '*'],
  ])('is not sent again to a client that has %s', (_, known) => {
    const { code, body } = ask(known(ask().headers['etag'] ?? ''));
    expect({ code, body }).toEqual({ code: 304, body: undefined });
  });

  it('is sent to a client that has another version', () => expect(ask('"old"').code).toBe(200));
});
