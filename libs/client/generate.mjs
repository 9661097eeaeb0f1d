// Renews the types of the HTTP APIs and messages from the merged document, or says with --check that they are outdated.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const source = 'docs/reference/openapi/fieldpost.json';
const target = fileURLToPath(new URL('src/generated/fieldpost.ts', import.meta.url));
const mark = `// Generated from ${source} by \`npm run generate\`: do not edit.\n`;
const document = new URL(`../../${source}`, import.meta.url);
const text = mark + astToString(await openapiTS(document, { alphabetize: true }));
if (!process.argv.includes('--check')) await writeFile(target, text);
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error('libs/client/src/generated is outdated: run npm run generate.');
  process.exitCode = 1;
}
