// The Jest transform: SWC as in the build. Jest loads all modules anew for each test file, so an import of a library
// becomes imports of the files that declare the names: the index would load the whole library, such as all of TypeORM
// for one function. The same is done for `@nestjs/common`, of which most files use a decorator, and whose index loads 400
// modules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import swcJest from '@swc/jest';

const libs = fileURLToPath(new URL('../libs/', import.meta.url));

/** For each library, the file of each name that its index exports. */
const libraries = new Map(
  readdirSync(libs)
    .map((name) => [`@fieldpost/${name}`, join(libs, name, 'src', 'index.ts')])
    .filter(([, index]) => existsSync(index))
    .map(([name, index]) => [name, exportsOf(index)]),
);
const nest = createRequire(import.meta.url).resolve('@nestjs/common');
libraries.set('@nestjs/common', declaredBelow(nest));

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

/** The same for compiled modules: what the file declares, and the files that it exports whole. */
function declaredBelow(file) {
  const code = readFileSync(file, 'utf8');
  const here = [...code.matchAll(/^export (?:(?:class|const|function|var) |\{ )(\w+)/gm)];
  const below = [...code.matchAll(/^export \* from '(\.[^']+)';/gm)];
  return [
    ...here.map(([, name]) => [name, { file, name }]),
    ...below.flatMap(([, path]) => declaredBelow(join(dirname(file), path))),
  ];
}

/** Named imports and exports of libraries, as SWC writes them: on one line. */
const statements = /^(import|export) \{([^}\n]*)\} from '(@fieldpost\/[a-z-]+|@nestjs\/common)';$/gm;
/** What is left of an import of types. */
const typesOnly = /^(import|export \{ \} from) '(@fieldpost\/[a-z-]+|@nestjs\/common)';$/gm;
/** Decorators of Nest need it, which its index loads. */
const first = { '@nestjs/common': `import 'reflect-metadata'; ` };

function direct(statement, keyword, list, library) {
  const files = new Map(libraries.get(library));
  const specifiers = list.split(',').map((specifier) => {
    const [name, local = name] = specifier.trim().split(' as ');
    return { local, ...files.get(name) };
  });
  if (specifiers.some(({ file }) => file === undefined)) return statement;
  // On one line, so that source maps stay valid.
  const lines = specifiers.map(
    ({ file, name, local }) => `${keyword} { ${name} as ${local} } from '${file}';`,
  );
  return (first[library] ?? '') + lines.join(' ');
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
