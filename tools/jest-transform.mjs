// The Jest transform: SWC as in the build. Jest loads all modules anew for each test file, so an import of a library
// becomes imports of the files that declare the names: the index would load the whole library, such as all of TypeORM
// and Nest for one function.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import swcJest from '@swc/jest';

const libs = fileURLToPath(new URL('../libs/', import.meta.url));

/** For each library, the file of each name that its index exports. */
const libraries = new Map(
  readdirSync(libs)
    .map((name) => [name, join(libs, name, 'src', 'index.ts')])
    .filter(([, index]) => existsSync(index))
    .map(([name, index]) => [name, exportsOf(index)]),
);

/** The name in the index, and the file and the name there. Whatever else an index contains is left to the index. */
function exportsOf(index) {
  const { body } = parseSync(readFileSync(index, 'utf8'), { syntax: 'typescript' });
  return body.flatMap((statement) => {
    const file = statement.source && join(dirname(index), statement.source.value.replace(/\.js$/, '.ts'));
    if (statement.type === 'ExportAllDeclaration' && file.endsWith('/index.ts')) return exportsOf(file);
    if (statement.type !== 'ExportNamedDeclaration' || !file) return [];
    return statement.specifiers
      .filter(({ type }) => type === 'ExportSpecifier')
      .map(({ orig, exported }) => [(exported ?? orig).value, { file, name: orig.value }]);
  });
}

/** Named imports and exports of libraries, as SWC writes them: on one line. */
const statements = /^(import|export) \{([^}\n]*)\} from '@fieldpost\/([a-z-]+)';$/gm;
/** What is left of an import of types. */
const typesOnly = /^(import|export \{ \} from) '@fieldpost\/[a-z-]+';$/gm;

function direct(statement, keyword, list, library) {
  const files = new Map(libraries.get(library));
  const specifiers = list.split(',').map((specifier) => {
    const [name, local = name] = specifier.trim().split(' as ');
    return { local, ...files.get(name) };
  });
  if (specifiers.some(({ file }) => file === undefined)) return statement;
  // On one line, so that source maps stay valid.
  return specifiers
    .map(({ file, name, local }) => `${keyword} { ${name} as ${local} } from '${file}';`)
    .join(' ');
}

export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    const known = JSON.stringify([...libraries, readFileSync(fileURLToPath(import.meta.url), 'utf8')]);
    return {
      process(...args) {
        const { code, ...more } = swc.process(...args);
        return { ...more, code: code.replace(typesOnly, '').replace(statements, direct) };
      },
      getCacheKey: (...args) =>
        createHash('sha1')
          .update(swc.getCacheKey(...args))
          .update(known)
          .digest('hex'),
    };
  },
};
