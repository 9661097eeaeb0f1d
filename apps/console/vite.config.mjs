import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { firstLoad, preloadOfMain, withoutFirstLoad } from './vite/first-load.mjs';
import { guides } from './vite/guides/plugin.mjs';
import { pagesOfRoutes } from './vite/pages-of-routes.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Tests build it, too, when it is not built yet: what they drive is what people get.
process.env.NODE_ENV = 'production';

/** The ends of the paths of modules of the console. */
const own = (folder, names) => names.split(' ').map((name) => `/console/web/${folder}${name}`);

/**
 * What several pages share, by subject: many small files would wait for the few connections of browsers. A module is in the first
 * group that names it, or whose modules import it.
 */
const shared = {
  // Parts of forms, before groups that would have them otherwise.
  fields: [/Radio/, /PasswordInput/],
  settings: own('widgets/', 'number-field.tsx removal-section.tsx'),
  applications: [
    ...own('applications/', 'handler-section.tsx page-rights.ts permitted.tsx restore.tsx'),
    ...own('foreign/', 'foreign-entity.tsx'),
  ],
  // Uplinks as they arrive, which the payload functions show without maps, charts and tables of messages.
  uplinks: [
    ...own('live/', 'live-message.ts seen-uplinks.ts uplink.ts use-live.ts messages/no-fields.tsx'),
    ...own('traffic/', 'traffic.queries.ts'),
    /\/console\/web\/live\/stream\//,
  ],
  entities: [
    ...own('map/', 'map.texts.ts lazy-world-map.tsx points-section.tsx'),
    ...own(
      'devices/',
      'copy-forms.tsx device.ts device.texts.ts device-map.tsx device-pages.ts use-device.ts',
    ),
    ...own('devices/list/', 'devices.texts.ts device-beginnings.tsx'),
    /\/console\/web\/traffic\//,
    ...own('live/', 'plots/series.ts'),
  ],
  'gateway-pages': [
    ...own('gateways/', 'map/gateway-map.tsx map/gateway-points.ts'),
    ...own(
      'gateways/status/',
      'last-seen.tsx online-badge.tsx status-badge.tsx status.queries.ts status.texts.ts',
    ),
    ...own('gateways/status/', 'summary-batches.ts use-seen.ts use-summaries.ts'),
    ...own('network/', 'network-app.ts served.ts use-network-app.ts'),
  ],
  device: [
    ...own('devices/', 'no-device.tsx settings/device-draft.texts.ts'),
    ...own('devices/simulation/', 'simulated-device.texts.ts simulation-badge.tsx'),
  ],
  integrations: own(
    'integrations/',
    'integration-fields.tsx integration-status.tsx integrations.texts.ts verification.ts',
  ),
  messages: [
    ...own('live/', 'next-step.tsx recent-messages.tsx without-storage.tsx'),
    ...own(
      'live/messages/',
      'kind-mark.tsx message-rows.tsx message-summary.ts opened-message.tsx value-chips.tsx',
    ),
  ],
  queries: [
    ...own('access-keys/', 'access-keys.queries.ts expiry.ts'),
    ...own('account/', 'account.queries.ts'),
    ...own('administration/', 'administration.queries.ts administration-pages.texts.ts'),
    ...own('clients/', 'clients.queries.ts'),
    ...own('lists/', 'searched-list.ts'),
    ...own('network/', 'announcements.queries.ts'),
  ],
  // After what its links read.
  audit: own('audit/', 'audit.texts.ts audit-table.tsx entry-details.tsx entry-links.tsx entry-words.ts'),
};

/** The ends of the paths of modules. */
const named = (names, end) => names.map((name) => `/${name}${end}`);
const isMeantBy = (part, id) => (typeof part === 'string' ? id.endsWith(part) : part.test(id));
/** What many pages have and the others should not load: it is not in the file that pages share. */
const notShared = [
  // Fields of forms.
  ...[/@mantine\/form/, /Textarea/, /\/rights-field\.tsx$/],
  // Dialogs, and what moves.
  ...[
    /Modal/,
    /ScrollArea/,
    /remove-scroll/,
    /focus-trap/,
    /FocusTrap/,
    /Transition/,
    /\/confirm-dialog\.tsx$/,
  ],
  // Messages after changes.
  ...[/transition-group/, /@mantine\/notifications/, /\/Notification\//],
  // Lists.
  ...[/Pagination/, /pagination/, /Checkbox/, /Tabs/, /\/lists\/table\/(?!columns)/],
  ...named(['list-parts', 'list-frame'], '.tsx'),
  // The palette, histories, and what else administrators read.
  ...[
    /\/palette\//,
    /\/web\/audit\//,
    /\/administration\/entities\//,
    /\/(?:administration|clients)\.queries\.ts$/,
    /\/administration-pages\.texts\.ts$/,
    /\/searched-list\.ts$/,
  ],
  // Texts of parts of the console.
  ...named(['access-keys', 'account', 'administration', 'clients', 'collaborators'], '.texts.ts'),
  ...named(['components', 'device', 'gateways', 'guides', 'integrations', 'login-providers'], '.texts.ts'),
  ...named(['organizations', 'registration', 'rights', 'settings'], '.texts.ts'),
];

/** Fails where no module is left of what goes into a file of its own, or is kept out of the one that all pages share. */
const checkGroups = {
  name: 'check-groups',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const idle = [...notShared, ...Object.values(shared).flat()].filter(
      (part) => !ids.some((id) => isMeantBy(part, id)),
    );
    if (idle.length > 0) this.error(`no module is meant by ${idle.join(', ')}`);
  },
};

const preloadOfScript = /link\.as = ['"]script['"];/;

/** Lets calls to APIs go before the files of a page: all of them wait for the few connections that browsers have to one host. */
const lowPriorityPreload = () => {
  let isFound = false;
  return {
    name: 'low-priority-preload',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!preloadOfScript.test(code)) this.error('the preload of scripts is not found');
        isFound = true;
        return {
          code: code.replace(preloadOfScript, "{ link.as = 'script'; link.fetchPriority = 'low'; }"),
          map: null,
        };
      },
    },
    generateBundle() {
      if (!isFound) this.error('the module that preloads scripts is not found');
    },
  };
};

const classes = (text) => new Set(text.match(/\bm_[0-9a-f]{7,8}\b/g));
const stylesOfLibrary = readFileSync(fileURLToPath(import.meta.resolve('@mantine/core/styles.css')), 'utf8');
const importedStyles = readFileSync(here('web/mantine.css'), 'utf8').match(/@mantine[^']+/g);

/** Fails where `mantine.css` lacks the styles of a component of the library that is used, or has those of one that is not. */
const checkStyles = {
  name: 'check-styles',
  generateBundle(_, bundle) {
    const known = classes(stylesOfLibrary);
    const scripts = Object.values(bundle).map(({ code = '' }) => code);
    const used = [...classes(scripts.join('\n'))].filter((name) => known.has(name));
    const there = new Set();
    for (const file of importedStyles) {
      const own = classes(readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8'));
      if (own.size > 0 && !used.some((name) => own.has(name))) this.error(`mantine.css needs no ${file}`);
      for (const name of own) there.add(name);
    }
    const missing = used.filter((name) => !there.has(name));
    if (missing.length > 0) this.error(`mantine.css lacks the styles of ${missing.join(', ')}`);
  },
};

const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));

export default defineConfig({
  root: here('web'),
  define: { CONSOLE_VERSION: JSON.stringify(version) },
  plugins: [
    react(),
    guides(here('../../docs'), here('web/guides/list-of-guides.ts')),
    preloadOfMain,
    pagesOfRoutes(here('web/routes/pages/pages.ts')),
    lowPriorityPreload(),
    checkGroups,
    checkStyles,
    compression({ algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip')] }),
  ],
  // The rules of the domain come from their sources, so that this build waits for no other.
  resolve: { conditions: ['@fieldpost/source', 'module', 'browser', 'production'] },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    assetsDir: 'console/assets',
    cssCodeSplit: false,
    // The content security policy allows files of this host and no data in their place.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutFirstLoad },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...Object.entries(firstLoad).map(([name, test]) => ({ name, test, priority: 1 })),
            // Dialogs and messages, which come after the page, keep it from scrolling.
            { name: 'scroll-lock', test: /react-remove-scroll/, priority: 1 },
            // What many pages share is one file: a page is there after one request instead of twenty.
            {
              name: 'shared',
              minShareCount: 10,
              test: (id) => !notShared.some((part) => isMeantBy(part, id)),
            },
            // What many lists share, each after what it imports, which would be a part of it otherwise.
            { name: 'choices', test: /Checkbox|Textarea/, minShareCount: 10 },
            { name: 'list-parts', test: /\/list-parts\.tsx$|[Pp]agination/, minShareCount: 5 },
            { name: 'lists', test: /\/lists\/table\/|\/list-frame\.tsx$/, minShareCount: 5 },
            ...Object.entries(shared).map(([name, modules]) => ({
              name,
              test: (id) => modules.some((part) => isMeantBy(part, id)),
            })),
          ],
        },
      },
    },
    target: 'es2022',
  },
});
