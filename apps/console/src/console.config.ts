import { port, serverSettings } from '@fieldpost/config';
import { siteFields } from '@fieldpost/website';
import type { z } from 'zod';

/** Every setting of the console's server: the key is the environment name, the description becomes docs/reference/config.md. */
export const consoleSettings = serverSettings.extend({
  CONSOLE_HTTP_PORT: port(3002).describe('Port of the console.'),
  ...siteFields,
});

export type ConsoleSettings = Readonly<z.infer<typeof consoleSettings>>;
