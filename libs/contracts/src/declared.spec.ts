import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadSync, type PackageDefinition } from '@grpc/proto-loader';
import {
  type ContractFile,
  includeDirs,
  loadContract,
  loaderOptions,
  protoFile,
  protoRoot,
} from './loader.js';

const files = readdirSync(protoRoot, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.proto') && /^service /m.test(readFileSync(join(protoRoot, path), 'utf8')))
  .sort() as ContractFile[];

/** Names of services and messages, with everything that peers notice; options of `.proto` files are for compilers. */
const visible = (contract: PackageDefinition) =>
  Object.entries(contract)
    .filter(([name]) => !/^google\.(api|protobuf\.(?!Empty|Timestamp))/.test(name))
    .map(([name, definition]) => [name, JSON.stringify(definition, withoutFiles)])
    .sort();

const withoutFiles = (key: string, value: unknown) => (key === 'fileDescriptorProtos' ? undefined : value);

describe('The generated declarations', () => {
  it('have a file for each service of the contract', () => expect(files.length).toBeGreaterThan(10));

  it.each(files)('are those of %s', (file) => {
    const read = loadSync(protoFile(file), { ...loaderOptions, includeDirs: [...includeDirs] });
    expect(visible(loadContract(file))).toEqual(visible(read));
  });
});
