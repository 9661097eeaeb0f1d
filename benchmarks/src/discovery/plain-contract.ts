import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const contract = new URL('../../../protos/discovery/discovery.proto', import.meta.url);

/** Options for the HTTP API only, which ghz cannot read. */
const annotation = /\{\s*option \(google\.api\.http\) = \{[\s\S]*?\};\s*\}/g;

/** Writes the contract of discovery without annotations into a folder and returns its path. */
export function plainContract(home: string): string {
  const text = readFileSync(fileURLToPath(contract), 'utf8');
  const file = join(home, 'discovery.proto');
  mkdirSync(home, { recursive: true });
  writeFileSync(file, text.replace('import "google/api/annotations.proto";', '').replace(annotation, ';'));
  return file;
}
