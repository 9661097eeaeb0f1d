import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { nodeFlags } from '@fieldpost/testing';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('The image', () => {
  it('starts an app with the flags that npm start gives it', () => {
    const text = readFileSync(join(root, 'docker/Dockerfile'), 'utf8');
    expect(/^ENV NODE_OPTIONS="(.*)"$/m.exec(text)?.[1]?.split(' ')).toEqual(nodeFlags);
  });
});
