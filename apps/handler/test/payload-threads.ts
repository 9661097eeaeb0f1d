import type * as Module from '../src/payload-functions/payload-functions.js';

// Threads run the built code, so that suites do too.
const built = new URL('../dist/modules/payload-functions/payload-functions.js', import.meta.url).href;
const { PayloadFunctions } = (await import(built)) as typeof Module;

const open: Module.PayloadFunctions[] = [];

/** Payload functions of their own; ended by `closeAll`. */
export const start = (options: Partial<Module.PayloadFunctionsOptions> = {}) => {
  const functions = new PayloadFunctions(options);
  open.push(functions);
  return functions;
};

/** After each test, so that no thread outlives it. */
export const closeAll = async (): Promise<void> => {
  await Promise.all(open.splice(0).map((functions) => functions.close()));
};

/** An uplink of an application. */
export const request = (key: string, decoder: string, payload = [1, 2, 3]) => ({
  key,
  functions: { decoder },
  payload: Buffer.from(payload),
  port: 1,
});
