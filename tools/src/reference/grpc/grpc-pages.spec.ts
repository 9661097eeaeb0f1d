import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { grpcPages } from './grpc-pages.js';
import { packagesBelow } from './packages.js';

const packages = packagesBelow(join(import.meta.dirname, '../../../../protos'));
const pages = grpcPages(packages);
const pageOf = (name: string) => pages[`docs/reference/grpc/${name}.md`];

describe('The pages of the gRPC packages', () => {
  it('exist for every package of this repository', () => {
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['fieldpost.handler.v1', 'handler']),
    );
    expect(packages.some(({ name }) => name === '' || name.startsWith('google'))).toBe(false);
    expect(Object.keys(pages)).toHaveLength(packages.length + 1);
  });

  it('have methods, fields with their numbers, and values of enums, with their comments', () => {
    expect(pageOf('handler')).toContain('| `RegisterApplication` | `ApplicationIdentifier` |');
    expect(pageOf('handler')).toContain('| `app_id` | `string` | 1 |');
    expect(pageOf('broker')).toContain('`stream ');
    expect(pageOf('lorawan')).toContain('### Modulation');
  });
});
