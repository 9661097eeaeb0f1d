import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

async function bundled(name: string): Promise<string> {
  const input = fileURLToPath(
    new URL(`../../src/payload-functions/engine/guest/${name}.ts`, import.meta.url),
  );
  const bundle = await rolldown({ input, platform: 'neutral', resolve: { mainFields: ['main'] } });
  const { output } = await bundle.generate({
    ...{ format: 'iife', name: 'guest' },
    // The default is a regular expression, which is of another realm in Jest.
    sourcemapIgnoreList: false,
  });
  return output[0].code;
}

/** The programs of the payload sandbox as scripts, as the build makes them. */
export const bundledGuests = async () => ({
  guest: await bundled('guest'),
  buffer: await bundled('buffer-guest'),
});
