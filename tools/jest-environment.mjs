// The environment of every test file. Each file loads its modules anew; two things are kept from being paid again.
import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** Storages that the current test file has enabled. */
const enabled = new Set();

/**
 * In Node 20 a storage that stays enabled is propagated to every promise of all later files of the process. Later releases
 * propagate without hooks, and have no such method.
 */
function endStoragesWithTheirFile({ prototype }) {
  const enable = prototype._enable;
  if (!enable) return;
  prototype._enable = function () {
    enabled.add(this);
    return enable.call(this);
  };
}

/** Code that V8 has compiled, by file name: compiling takes more than a tenth of the CPU time of unit tests. */
const compiled = new Map();
/** Compiled code does not know the callback of its `import()`. */
const isKept = (code) => !code.includes('import(');

const keptOf = (file, code) => {
  const kept = compiled.get(file);
  return kept?.code === code ? kept.data : undefined;
};

function keepCompiledFunctions({ compileFunction }) {
  vm.compileFunction = (code, parameters, options) => {
    if (!isKept(code)) return compileFunction(code, parameters, options);
    const cachedData = keptOf(options.filename, code);
    const made = compileFunction(code, parameters, {
      ...options,
      cachedData,
      produceCachedData: !cachedData,
    });
    if (made.cachedData) compiled.set(options.filename, { code, data: made.cachedData });
    // Flags of V8 that a test has changed.
    if (made.cachedDataRejected) compiled.delete(options.filename);
    return made;
  };
}

function keepCompiledModules({ SourceTextModule }) {
  const compile = (code, options) => {
    const made = new SourceTextModule(code, options);
    if (isKept(code)) compiled.set(options.identifier, { code, data: made.createCachedData() });
    return made;
  };
  vm.SourceTextModule = new Proxy(SourceTextModule, {
    construct(_, [code, options]) {
      const cachedData = keptOf(options.identifier, code);
      if (!cachedData) return compile(code, options);
      try {
        return new SourceTextModule(code, { ...options, cachedData });
      } catch (error) {
        if (error.code !== 'ERR_VM_MODULE_CACHED_DATA_REJECTED') throw error;
        return compile(code, options);
      }
    },
  });
}

endStoragesWithTheirFile(AsyncLocalStorage);
keepCompiledFunctions(vm);
keepCompiledModules(vm);

export default class extends TestEnvironment {
  async teardown() {
    for (const storage of enabled) storage.disable();
    enabled.clear();
    await super.teardown();
  }
}
