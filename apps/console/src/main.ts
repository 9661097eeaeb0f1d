import { fileURLToPath } from 'node:url';
import { toApiBody } from '@fieldpost/errors';
import { type Main, runMain } from '@fieldpost/transport';
import { siteOf } from '@fieldpost/website';
import { type ConsoleSettings, consoleSettings } from './console.config.js';
import { ConsoleModule } from './console.module.js';

// Both are in `dist`, in the image as in the repository.
const folder = fileURLToPath(new URL('web', import.meta.url));

const console: Main<ConsoleSettings> = {
  name: 'console',
  schema: consoleSettings,
  plan: async (settings, logger) => ({
    module: ConsoleModule.serving({
      folder,
      site: { settings: siteOf(settings), logo: settings.CONSOLE_LOGO_FILE },
    }),
    logger,
    host: settings.FIELDPOST_LISTEN_HOST,
    httpPort: settings.CONSOLE_HTTP_PORT,
    errorFormat: toApiBody,
    trustedProxies: settings.FIELDPOST_TRUSTED_PROXIES,
    isReady: async () => true,
  }),
};

export default runMain(console, process.env, process.argv.slice(2));
