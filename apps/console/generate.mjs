// Renews the types of the account, network and token APIs from their documents, or says with --check that they are not up to date.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

for (const app of ['account', 'network', 'oauth']) {
  const source = `docs/reference/openapi/${app}.json`;
  const target = fileURLToPath(new URL(`web/api/generated/${app}.ts`, import.meta.url));
  const mark = `// Generated from ${source} by \`npm run generate\`: do not edit.\n`;
  const document = new URL(`../../${source}`, import.meta.url);
  const text = mark + astToString(await openapiTS(document, { alphabetize: true }));
  if (!process.argv.includes('--check')) await writeFile(target, text);
  else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
    console.error('apps/console/web/api/generated is not up to date: run npm run generate.');
    process.exitCode = 1;
  }
}
