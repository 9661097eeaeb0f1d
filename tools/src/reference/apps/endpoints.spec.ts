import { All, Controller, Get, Post } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { handlersOf, routesOf } from './endpoints.js';

@Controller(['api/v2/sheds', 'sheds'])
class ShedsController {
  @Get(':shedId')
  get(): string {
    return this.plain();
  }
  @Post()
  create(): void {
    this.plain();
  }
  @All('*')
  reject(): void {
    this.plain();
  }
  plain(): string {
    return 'no window';
  }
}

class Nothing {}

function answered(): void {
  Reflect.defineMetadata('microservices:pattern', [{ service: 'Shed', rpc: 'Open' }], answered);
}
answered();

@Controller()
class ShedGrpc {}
Object.defineProperty(ShedGrpc.prototype, 'open', { value: answered });

describe('The HTTP routes of a controller', () => {
  it('have a path for every prefix, and a handler', () =>
    expect(routesOf([{ ShedsController, Nothing, word: 'text' }])).toEqual([
      {
        method: 'GET',
        paths: ['/api/v2/sheds/:shedId', '/sheds/:shedId'],
        handledBy: 'ShedsController.get',
      },
      { method: 'POST', paths: ['/api/v2/sheds', '/sheds'], handledBy: 'ShedsController.create' },
      { method: 'ALL', paths: ['/api/v2/sheds/*', '/sheds/*'], handledBy: 'ShedsController.reject' },
    ]));
});

describe('The gRPC methods of a controller', () => {
  it('are those with a pattern', () =>
    expect(handlersOf([{ ShedGrpc, ShedsController }])).toEqual([
      { service: 'Shed', rpc: 'Open', handledBy: 'ShedGrpc.open' },
    ]));
});
