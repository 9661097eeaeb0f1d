// Renews the types of the account API from its document, or says with --check that they are not up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const document = new URL('../../docs/reference/openapi/account.json', import.meta.url);
const target = fileURLToPath(new URL('web/api/generated/account.ts', import.meta.url));
const mark = '// Generated from docs/reference/openapi/account.json by `npm run generate`: do not edit.\n';

const text = mark + astToString(await openapiTS(document, { alphabetize: true }));
if (!process.argv.includes('--check')) await writeFile(target, text);
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error('apps/console/web/api/generated is not up to date: run npm run generate.');
  process.exitCode = 1;
}
