import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

interface Transformer {
  readonly process: (source: string, file: string, options: object) => { readonly code: string };
}
interface Transform {
  readonly default: { readonly createTransformer: (options: object) => Transformer };
}
// Plain JavaScript, since Jest loads it before anything is compiled.
const program = new URL('../../jest-transform.mjs', import.meta.url).href;
const transformer = ((await import(program)) as Transform).default.createTransformer({
  jsc: { parser: { syntax: 'typescript' }, target: 'es2023', transform: { verbatimModuleSyntax: true } },
  sourceMaps: true,
});
const compiled = (source: string): string =>
  transformer.process(source, '/x.ts', { supportsStaticESM: true }).code.trim();
const libs = fileURLToPath(new URL('../../../libs', import.meta.url));

describe('In a test, an import of a library', () => {
  it('loads the files that declare the names, not the whole library', () =>
    expect(compiled(`import { AppError, isRejection as is } from '@fieldpost/errors';\nis(AppError);`)).toBe(
      [
        `import { AppError as AppError } from '${libs}/errors/src/define-error.ts'; `,
        `import { isRejection as is } from '${libs}/errors/src/well-known.ts';\nis(AppError);`,
      ].join(''),
    ));

  it('finds a name that the index has of another index', () =>
    expect(compiled(`export { startRedis } from '@fieldpost/testing';`)).toBe(
      `export { startRedis as startRedis } from '${libs}/testing/src/redis/start-redis.ts';`,
    ));

  it('loads the files of @nestjs/common too, after what its decorators need', () => {
    const nest = fileURLToPath(new URL('../../../node_modules/@nestjs/common', import.meta.url));
    expect(compiled(`import { Injectable, Logger } from '@nestjs/common';\nInjectable(Logger);`)).toBe(
      [
        `import 'reflect-metadata'; `,
        `import { Injectable as Injectable } from '${nest}/decorators/core/injectable.decorator.js'; `,
        `import { Logger as Logger } from '${nest}/services/logger.service.js';\nInjectable(Logger);`,
      ].join(''),
    );
  });

  it('loads nothing for types', () => {
    const types = `import { type Failure } from '@fieldpost/errors';\nexport { type Kind } from '@fieldpost/errors';\n`;
    expect(compiled(`${types}export const one: Failure | 1 = 1;`)).toBe('export const one = 1;');
  });

  it.each([`import { missing } from '@fieldpost/errors';`, `import * as errors from '@fieldpost/errors';`])(
    'stays as it is when the index has to say what it is: %s',
    (line) => expect(compiled(`${line}\nmissing(errors);`)).toBe(`${line}\nmissing(errors);`),
  );
});
