import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';

/** The classes of every `*.controller.ts` in a folder and below it. */
export async function controllersIn(folder: string): Promise<readonly Type[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const controllers: Type[] = [];
  for (const file of files.filter((path) => path.endsWith('.controller.ts')).sort()) {
    // One after the other: modules that import the same ones at once confuse the loader of the tests.
    const module = (await import(join(folder, file))) as Readonly<Record<string, Type>>;
    const exported = Object.values(module);
    controllers.push(...exported.filter((value) => Reflect.hasMetadata('path', value)));
  }
  return controllers;
}
