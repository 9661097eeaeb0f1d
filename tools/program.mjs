// The entry point of every program of an app; tools/bundle.mjs copies it to dist. It loads the program with the code that
// V8 compiled at an earlier start (docs/decisions/0061-swc-and-rolldown-build.md).
import { createRequire } from 'node:module';

// An import of these modules reads all that they export, which loads more of Node.
const require = createRequire(import.meta.url);
const { accessSync, constants, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { basename, join } = require('node:path');
const { cachedDataVersionTag } = require('node:v8');
const { Script } = require('node:vm');

/** Of app.cjs; the bundler writes it here. */
const build = 'SHA-256 of app.cjs';
const folder = import.meta.dirname;
const appFile = join(folder, 'app.cjs');
const programFile = import.meta.filename.replace(/\.js$/, '.cjs');
const directory = process.env.NODE_COMPILE_CACHE;

/** First requests have compiled more by then. */
const compiledAfterMs = 2_000;

/** How much is compiled: what a process needs that only loads the app, or one that starts it too. */
const extents = ['loaded', 'started'];

/** A file holds the code, and then a line with the build and the extent. */
const lastLine = (extent) => Buffer.from(`\n${build} ${extent}`);

/** One file for each app, version of Node, its flags, and kind of processor. */
const compiledFile = () =>
  join(directory, `${basename(join(folder, '..'))}-${process.arch}-${cachedDataVersionTag()}.compiled`);

function readCompiled() {
  try {
    const bytes = readFileSync(compiledFile());
    const extent = extents.find((each) => bytes.subarray(-lastLine(each).length).equals(lastLine(each)));
    return extent && { extent, code: bytes.subarray(0, -lastLine(extent).length) };
  } catch {
    return undefined; // There is none yet.
  }
}

/** Runs app.cjs as `require` would; returns what writes its compiled code. */
function loadApp() {
  const compiled = readCompiled();
  const options = { filename: appFile, cachedData: compiled?.code };
  const script = new Script(Module.wrap(readFileSync(appFile, 'latin1')), options);
  const module = new Module(appFile);
  module.filename = appFile;
  require.cache[appFile] = module;
  const parts = [module.exports, createRequire(appFile), module, appFile, folder];
  script.runInThisContext().apply(module.exports, parts);
  module.loaded = true;
  const kept = compiled && !script.cachedDataRejected ? extents.indexOf(compiled.extent) : -1;
  return (extent) => extents.indexOf(extent) > kept && writeCompiled(script, extent);
}

/** Apps start at the same time and read the file whenever they want: it appears in one step. */
function writeCompiled(script, extent) {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
    const unfinished = `${compiledFile()}.${process.pid}`;
    writeFileSync(unfinished, Buffer.concat([script.createCachedData(), lastLine(extent)]));
    renameSync(unfinished, compiledFile());
  } catch {
    // As in an image, where the folder is not writable.
  }
}

/** A process that is killed writes nothing at its exit. */
function keepCompiled(write, isServing) {
  if (!isServing) return write('loaded');
  setTimeout(() => {
    write('started');
    Module.flushCompileCache?.();
  }, compiledAfterMs).unref();
}

// Stack traces name the sources only of what `require` has loaded.
const isCompiled = directory !== undefined && !process.sourceMapsEnabled && !require.cache[appFile];
const write = isCompiled ? loadApp() : () => {};
// Tests evaluate the same program again.
delete require.cache[programFile];
const isServing = await require(programFile).default;
keepCompiled(write, isServing === true);
