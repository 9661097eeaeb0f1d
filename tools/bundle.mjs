// Puts the programs of an app together: `node ../../tools/bundle.mjs` in the folder of the app, after swc and its libs.
// What swc wrote to dist/modules, the libs and the packages become a few files in dist: Node needs far longer to find and
// link two thousand modules than to run them (docs/decisions/0061-swc-and-rolldown-build.md).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'rolldown';

const modules = join(process.cwd(), 'dist/modules');
const packages = join(import.meta.dirname, '../node_modules');

// swc leaves the modules of sources that were moved or removed; a worker among them would be bundled a second time.
for (const path of readdirSync(modules, { recursive: true }).filter((name) => name.endsWith('.js')))
  if (!existsSync(join('src', path.replace(/\.js$/, '.ts'))))
    for (const ending of ['', '.map']) rmSync(join(modules, path + ending), { force: true });

/** Entry points of the app; shared code is split into common files. */
const programs = ['main.js', 'admin.js']
  .map((name) => join(modules, name))
  .filter((program) => existsSync(program));
/** Programs of its threads: they take next to nothing of the app, so they share nothing with it. */
const threads = readdirSync(modules, { recursive: true })
  .filter((path) => path.endsWith('-worker.js'))
  .map((path) => join(modules, path));
/** Programs of sandboxes: scripts that a program reads and evaluates elsewhere. */
const guests = readdirSync(modules, { recursive: true })
  .filter((path) => /guest[/\\][\w-]*guest\.js$/.test(path))
  .map((path) => join(modules, path));

/** Native code and WebAssembly find their files by themselves: they stay packages. */
const external = new Set(['@node-rs/argon2', 'quickjs-emscripten']);

/** Optional packages of Nest that no app uses: message transports, validators, web sockets. */
const unwanted = new Set([
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/view',
  '@nats-io/transport-node',
  '@nestjs/platform-express',
  '@nestjs/websockets/socket-module.js',
  'amqp-connection-manager',
  'class-transformer',
  'class-validator',
  'ioredis',
  'kafkajs',
  'mqtt',
]);
/** Compilers of JSON schemas, which no route has; libs/transport replaces them. */
const compilers = new Set(['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']);
const staysOutside = (id, importer) =>
  external.has(id) ||
  (unwanted.has(id) && importer?.includes('/node_modules/@nestjs/')) ||
  (compilers.has(id) && importer?.includes('/node_modules/fastify/'));

/** TypeORM's code for databases that no app has. */
const otherDatabases =
  /\/typeorm\/(driver\/(?!postgres\/)[\w-]+\/\w+(Driver|QueryRunner)|entity-manager\/MongoEntityManager)\.js$/;
/** What TypeORM loads to print statements and to find entities by the names of their files, which no app does. */
const unusedByTypeorm = /\/node_modules\/(@sqltools\/formatter|sql-highlight|tinyglobby)\/[^?]+\.c?js$/;

/** Files that packages read while they run, copied to dist/files. */
const carried = { '@grpc/reflection': 'build/proto', 'grpc-health-check': 'proto', protobufjs: 'google' };
const carriedFiles = 'carried-files';
/** Packages whose data files no app uses; they are not copied. */
const withoutFiles = new Set(['@grpc/grpc-js', 'commander', 'pino', 'thread-stream']);

/** Modules with imports that a bundler cannot see or no app needs: their text, and its replacement. */
const hidden = [
  {
    module: /\/@nestjs\/microservices\/server\/server-grpc\.js$/,
    first: `import * as grpcJs from '@grpc/grpc-js'; import * as protoLoaderJs from '@grpc/proto-loader'; `,
    said: [`createRequire(import.meta.url)('@grpc/grpc-js')`, 'createRequire(import.meta.url)(protoLoader)'],
    says: ['grpcJs', 'protoLoaderJs'],
  },
  {
    // It imports a part that TypeORM no longer has.
    module: /\/@nestjs\/typeorm\/dist\/common\/typeorm-compat\.js$/,
    first: '',
    said: [`require('typeorm')`],
    says: ['{}'],
  },
  {
    module: /\/libs\/contracts\/dist\/loader\.js$/,
    first: `import { folder as carriedFolder } from '${carriedFiles}'; `,
    said: [`createRequire(import.meta.url).resolve('protobufjs/package.json')`],
    says: [`carriedFolder + '/protobufjs/package.json'`],
  },
  {
    module: /\/libs\/transport\/dist\/grpc\/grpc-reflection\.js$/,
    first: `import { folder as carriedFolder } from '${carriedFiles}'; `,
    said: [`createRequire(import.meta.url).resolve('@grpc/reflection/package.json')`],
    says: [`carriedFolder + '/@grpc/reflection/package.json'`],
  },
  {
    // It reads a global that makes Node 20 load its HTTP client and compile its WebAssembly.
    module: /\/pg\/lib\/stream\.js$/,
    first: '',
    said: [`typeof Response === 'function'`],
    says: ['false'],
  },
];

function shown({ first, said, says }, code, id) {
  let text = code;
  for (const [at, words] of said.entries()) {
    if (!text.includes(words)) throw new Error(`${id} no longer contains ${words}`);
    text = text.replace(words, says[at]);
  }
  return { code: first + text, map: null };
}

/** Own files have maps that swc wrote; with them a stack trace can name the sources. */
const ownSources = {
  name: 'own-sources',
  load: {
    filter: { id: /\/(apps|libs)\/[\w-]+\/dist\/[^?]+\.js$/ },
    handler: (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }),
  },
};

const withoutUnused = {
  name: 'without-unused',
  load: {
    filter: { id: [otherDatabases, unusedByTypeorm] },
    handler: () => ({ code: 'module.exports = {};' }),
  },
};

const hiddenPackages = hidden.map((each, at) => ({
  name: `hidden-package-${at}`,
  transform: { filter: { id: each.module }, handler: (code, id) => shown(each, code, id) },
}));

/**
 * Importing all of this module makes Node 24 load its HTTP client, since a namespace reads every export: one of them is a
 * WebSocket. Destructuring reads what is used.
 */
const httpModule = '\0http';
const httpWithoutClient = {
  name: 'http-without-client',
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (id, importer, { kind }) => (kind === 'import-statement' ? httpModule : undefined),
  },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => ({
      code: `import { createRequire } from 'node:module';
const http = createRequire(import.meta.url)('node:http');
export default http;
export const { Agent, createServer, get, globalAgent, IncomingMessage, METHODS, request, Server, ServerResponse, STATUS_CODES } = http;`,
    }),
  },
};

/** The package that a file belongs to, and where the file is in it. */
function placeOf(id) {
  const inside = id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  return { name: /^(@[^/]+\/)?[^/]+/.exec(inside)[0], folder: dirname(inside) };
}

/** Copies the data files of packages to dist/files. */
const filesOfPackages = {
  name: 'files-of-packages',
  resolveId: { filter: { id: /^carried-files$/ }, handler: () => carriedFiles },
  load: {
    filter: { id: /^carried-files$/ },
    handler: () => ({ code: `export const folder = import.meta.dirname + '/files';` }),
  },
  transform: {
    filter: { id: /\/node_modules\//, code: /\b__dirname\b/ },
    handler(code, id) {
      const { name, folder } = placeOf(id);
      if (withoutFiles.has(name)) return;
      if (!Object.hasOwn(carried, name)) throw new Error(`${id} reads files that are not copied`);
      const place = `(require('${carriedFiles}').folder + '/${folder}')`;
      return { code: code.replaceAll(/\b__dirname\b/g, place), map: null };
    },
  },
  generateBundle() {
    for (const [name, folder] of Object.entries(carried)) {
      const from = join(packages, name, folder);
      for (const path of readdirSync(from, { recursive: true }).filter((each) => each.endsWith('.proto')))
        this.emitFile({
          type: 'asset',
          fileName: `files/${name}/${folder}/${path}`,
          source: readFileSync(join(from, path)),
        });
    }
  },
};

const wrapped = /(__(?:commonJS|esm)Min\()\((async )?(\(.*?\)) => \{$/;

/**
 * Packages are compiled on demand: V8 compiles a function in parentheses at once, and never compiles an arrow function lazily
 * that is an argument. The memory for all of them stays with malloc. Lines stay where they are, and so do the maps.
 */
function putOff(code) {
  let inWrapper = false;
  const lines = code.split('\n').map((line) => {
    if (inWrapper && line.startsWith('}))')) {
      inWrapper = false;
      return line.replace('}))', '})');
    }
    inWrapper ||= wrapped.test(line);
    return line.replace(
      wrapped,
      (_, call, asynchronous = '', parameters) => `${call}${asynchronous}function${parameters} {`,
    );
  });
  const text = lines.join('\n');
  if (/__(?:commonJS|esm)Min\(\(.*\{$/m.test(text))
    throw new Error('A package is wrapped in an unexpected way');
  return { code: text, map: null };
}

const packagesWhenNeeded = { name: 'packages-when-needed', renderChunk: (code) => putOff(code) };

/** What programs share, with all that it imports: modules of the app, and the servers. */
const isShared = (id) =>
  (id.startsWith(modules) && !programs.includes(id)) || id.endsWith('/libs/transport/dist/index.js');

/** A program that would not find something when it runs is not built. */
function reject(level, log, report) {
  if (['UNRESOLVED_IMPORT', 'MISSING_EXPORT', 'IMPORT_IS_UNDEFINED'].includes(log.code))
    throw new Error(log.message);
  report(level, log);
}

const shared = {
  platform: 'node',
  external: staysOutside,
  onLog: reject,
  // Importing an external package whose exports nothing uses would load it for nothing.
  treeshake: { moduleSideEffects: [{ external: true, test: /^quickjs-emscripten$/, sideEffects: false }] },
  logLevel: 'warn',
  plugins: [
    ownSources,
    withoutUnused,
    ...hiddenPackages,
    httpWithoutClient,
    filesOfPackages,
    packagesWhenNeeded,
  ],
};

const output = {
  dir: 'dist',
  chunkFileNames: '[name].js',
  sourcemap: true,
  sourcemapExcludeSources: true,
  // TypeORM and Nest read names of classes.
  keepNames: true,
  comments: false,
  // V8 uses two bytes per character for files that are not Latin-1.
  charset: 'ascii',
};

const named = (files) => Object.fromEntries(files.map((file) => [basename(file, '.js'), file]));

/** Programs are CommonJS, since V8 keeps compiled code only of scripts. */
const asScripts = {
  format: 'cjs',
  exports: 'named',
  strict: true,
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name].cjs',
  // A script that is loaded with its compiled code has no `import()`.
  dynamicImportInCjs: false,
  codeSplitting: { groups: [{ name: 'app', test: isShared }] },
};

await build([
  { ...shared, input: named(programs), output: { ...output, ...asScripts } },
  ...threads.map((thread) => ({ ...shared, input: named([thread]), output })),
  ...guests.flatMap((guest) =>
    // Beside the program that reads it: bundled, and for tests of its modules.
    ['dist', dirname(dirname(guest))].map((dir) => ({
      input: named([guest]),
      platform: 'neutral',
      resolve: { mainFields: ['main'] },
      output: { dir, format: 'iife', name: 'guest', comments: false },
    })),
  ),
]);

/** What is started: it loads the program beside it. */
const starter = readFileSync(join(import.meta.dirname, 'program.mjs'), 'utf8');
const hash = createHash('sha256').update(readFileSync('dist/app.cjs')).digest('hex');
for (const program of programs)
  writeFileSync(join('dist', basename(program)), starter.replace('SHA-256 of app.cjs', hash));
