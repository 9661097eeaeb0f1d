import type * as Module from '../../src/payload-functions/payload-functions.js';

// Threads run the built code, so that suites do too.
const built = new URL('../../dist/modules/payload-functions/payload-functions.js', import.meta.url).href;
const { PayloadFunctions } = (await import(built)) as typeof Module;

const open: Module.PayloadFunctions[] = [];

/** Long timeouts: time limits of functions are wall-clock time, which passes on a busy machine without progress. */
const longTimeouts: Partial<Module.PayloadFunctionsOptions> = { timeoutMs: 20_000, stuckMs: 40_000 };

/** Payload functions of their own, which only run out of time when the test sets a time; ended by `closeAll`. */
export const start = (options: Partial<Module.PayloadFunctionsOptions> = {}) => {
  const functions = new PayloadFunctions({ ...longTimeouts, ...options });
  open.push(functions);
  return functions;
};

/** After each test, so that no thread outlives it. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(open.splice(0).map((functions) => functions.close()));
};

/** `owner/application`, or an application with a share of its own. */
function namesIn(name: string) {
  const [share, key] = name.split('/');
  return share !== undefined && key !== undefined ? { share, key } : { key: name };
}

/** An uplink of an application. */
export const request = (name: string, decoder: string, payload = [1, 2, 3]) => ({
  ...namesIn(name),
  functions: { decoder },
  payload: Buffer.from(payload),
  port: 1,
});
