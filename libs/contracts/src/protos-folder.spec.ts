import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { loadSync } from '@grpc/proto-loader';
import { protoRoot } from './loader.js';

const files = readdirSync(protoRoot, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.proto'),
);

describe('The folder of the contracts', () => {
  it.each(files)('has what %s imports, so that others can compile it', (path) =>
    expect(() => loadSync(path, { includeDirs: [protoRoot] })).not.toThrow(),
  );
});
