import { readFileSync } from 'node:fs';
import { jestConfig } from '../../jest.config.base.mjs';

const standard = jestConfig('console');
const { exclude: _specsToo, ...swc } = JSON.parse(
  readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'),
);
const { decorators: _decorators, ...parser } = swc.jsc.parser;
/** Components, as the build of the pages transforms them. */
const react = {
  ...swc,
  jsc: {
    ...swc.jsc,
    parser: { ...parser, tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** Tests of components (`*.spec.tsx`) have a document; their styles are of no matter. */
export default jestConfig('console', {
  testMatch: ['<rootDir>/web/**/*.spec.ts', '<rootDir>/web/**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { ...standard.transform, '^.+\\.tsx$': ['@swc/jest', react] },
  moduleNameMapper: { '\\.css$': '<rootDir>/web/testing/no-styles.ts', ...standard.moduleNameMapper },
});
