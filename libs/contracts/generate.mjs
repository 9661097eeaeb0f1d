/**
 * Writes src/generated from the files under protos/, or with --check only reports whether that would change anything.
 * It writes its options and the declarations of the files, too, for src/loader.ts: types and values cannot differ.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';

const resolve = createRequire(import.meta.url).resolve;
const here = dirname(fileURLToPath(import.meta.url));
const protoRoot = join(here, '../../protos');
const target = join(here, 'src/generated');
const generator = join(
  dirname(resolve('@grpc/proto-loader/package.json')),
  'build/bin/proto-loader-gen-types.js',
);
/** How messages are read: snake_case names, 64-bit integers and enums as strings, defaults filled in. */
const options = { keepCase: true, longs: 'String', enums: 'String', defaults: true, oneofs: true };
const mark = '// Generated from protos/ by `npm run generate`; changes made here are lost.\n';

/** The options as a module: the loader compares with the constructor itself, the generator takes its name. */
const optionsModule = `${mark}export const loaderOptions = { ${Object.entries(options)
  .map(([name, value]) => `${name}: ${value}`)
  .join(', ')} } as const;\n`;

/** Only compilers and reflection use options of methods. */
const withoutMessages = new Set(['google/api/annotations.proto']);

/** What one file declares and imports, as JSON of protobufjs. */
function declarationsOf(path) {
  const common = protobuf.common.get(path);
  if (common) return { imports: [], nested: common.nested };
  const root = new protobuf.Root();
  const { imports = [] } = protobuf.parse(readFileSync(join(protoRoot, path), 'utf8'), root, options);
  return { imports: imports.filter((each) => !withoutMessages.has(each)), nested: root.toJSON().nested };
}

/** The declarations of these files and of everything they import, as a module: parsing JSON takes a tenth of the time. */
function declarationsModule(paths) {
  const declared = new Map();
  const add = (path) => {
    if (declared.has(path)) return;
    declared.set(path, declarationsOf(path));
    declared.get(path).imports.forEach(add);
  };
  paths.forEach(add);
  const quoted = (each) => JSON.stringify(each).replaceAll(/[\\']/g, '\\$&');
  const files = [...declared].map(([path, each]) => `  '${path}': JSON.parse('${quoted(each)}'),\n`).sort();
  return `${mark}import type { Declarations } from '../declared.js';\n
export const declarations: Readonly<Record<string, Declarations>> = {\n${files.join('')}};\n`;
}

/** Paths of the files with this ending below a folder, in a stable order. */
const list = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .filter((path) => path.endsWith(ending))
        .map((path) => path.split(sep).join('/'))
        .sort()
    : [];

/** The text of a generated file without places of the machine that made it and without an import that nothing uses. */
function marked(text) {
  const plain = text.replaceAll(/^\/\/ Original file: .*\n/gm, '').trimStart();
  const unused = plain.includes('MethodDefinition<')
    ? ''
    : "import type { MethodDefinition } from '@grpc/proto-loader'\n";
  return mark + plain.replace(unused, '');
}

/** Messages that are sent without gRPC. */
const withoutService = 'fieldpost/network/v1/gateway_connector.proto';

/** Files with services, and messages that no service has; what they import comes with them. */
const roots = () =>
  list(protoRoot, '.proto').filter(
    (path) => path === withoutService || /^service /m.test(readFileSync(join(protoRoot, path), 'utf8')),
  );

function generate(folder) {
  const flags = Object.entries(options).map(([name, value]) =>
    value === true ? `--${name}` : `--${name}=${value}`,
  );
  const places = ['--grpcLib=@grpc/grpc-js', '--importFileExtension=.js', `--outDir=${folder}`];
  const args = [generator, ...flags, '--includeComments', `--includeDirs=${protoRoot}`, ...places];
  execFileSync(process.execPath, [...args, ...roots()], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const path of list(folder, '.ts')) {
    const file = join(folder, path);
    writeFileSync(file, marked(readFileSync(file, 'utf8')));
  }
  writeFileSync(join(folder, 'loader-options.ts'), optionsModule);
  writeFileSync(join(folder, 'declarations.ts'), declarationsModule(roots()));
  for (const [path, names] of packages(folder)) {
    const lines = names.map((name) => `export type * from './${name}.js';\n`);
    writeFileSync(join(folder, path, 'index.ts'), mark + lines.join(''));
  }
}

/** The folders that hold the types of one proto package, with the names of their files. */
function packages(folder) {
  const found = new Map();
  for (const path of list(folder, '.ts').filter((each) => each.includes('/'))) {
    const place = dirname(path);
    found.set(place, [...(found.get(place) ?? []), basename(path, '.ts')]);
  }
  return found;
}

/** Files that differ between two folders or exist in one of them only. */
function drift(fresh, committed) {
  const paths = new Set([...list(fresh, '.ts'), ...list(committed, '.ts')]);
  const text = (folder, path) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
  return [...paths].filter((path) => text(fresh, path) !== text(committed, path));
}

const scratch = process.argv.includes('--check') ? mkdtempSync(join(tmpdir(), 'contracts-')) : undefined;
if (scratch === undefined) rmSync(target, { recursive: true, force: true });
generate(scratch ?? target);
if (scratch !== undefined) {
  const drifted = drift(scratch, target);
  rmSync(scratch, { recursive: true });
  if (drifted.length > 0) {
    const names = drifted.map((path) => `  ${relative(join(here, '../..'), join(target, path))}`).join('\n');
    console.error(
      `Generated types do not fit protos/ any more; run \`npm run generate\`. Files that differ:\n${names}`,
    );
    process.exitCode = 1;
  }
}
