import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const web = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.texts.ts'),
);

it.each(files)('%s has what it says of one row and of several in one text (OneOrMany)', (file) =>
  expect(readFileSync(`${web}/${file}`, 'utf8').match(/\b\w+Many\w*(?=:)/g) ?? []).toEqual([]),
);
