import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The guest program of the payload sandbox as one script, as the build makes it. */
export async function bundledGuest(): Promise<string> {
  const input = fileURLToPath(new URL('../../src/payload-functions/engine/guest/guest.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'neutral' });
  const { output } = await bundle.generate({
    ...{ format: 'iife', name: 'guest' },
    // The default is a regular expression, which is of another realm in Jest.
    sourcemapIgnoreList: false,
  });
  return output[0].code;
}
