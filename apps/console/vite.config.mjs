import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Tests build it, too, when it is not built yet: what they drive is what people get.
process.env.NODE_ENV = 'production';

/** The code editor, which is loaded after its page is shown. */
const forEditor = /@codemirror|@lezer|acorn|crelt|style-mod|w3c-keyname|find-cluster-break|marijn/;
/** What the first script is made of. */
const forBoot =
  /preload-helper|oauth4webapi|(session\/(authorization|sign-in-silently|token-keeper)|api\/scope-of)\.ts$/;
/** Parts of forms, lists and dialogs that the first page does not have: files of their own. */
const forLater =
  /react-number-format|NumberInput|@mantine\/form|Modal|ScrollArea|Radio|PasswordInput|FloatingIndicator|SegmentedControl|FileInput|FileButton|NativeSelect|Fieldset|Progress|Combobox|components\/(Table|List|Kbd)\/|remove-scroll|focus-trap|FocusTrap|Transition|transition-group|Pagination|pagination|Checkbox|InlineInput|Textarea|Tabs|notifications|\/palette\/|(confirm|list-parts|rights-field|(administration|organizations|clients|components|gateways|collaborators|access-keys|account|registration|integrations|login-providers|device|settings|rights)\.texts)\.tsx?$/;

/** Modules that the first script asks for, with all that they import. */
const ofFirstLoad = new Set();

const collectFirstLoad = {
  name: 'collect-first-load',
  buildEnd() {
    const found = [...this.getModuleIds()].filter((id) => id.endsWith('web/main.tsx'));
    for (const id of found) {
      if (ofFirstLoad.has(id)) continue;
      ofFirstLoad.add(id);
      found.push(...(this.getModuleInfo(id)?.importedIds ?? []));
    }
  },
};

/** Lets browsers load what the first script asks for along with it, and run that script before the styles are there. */
const preloadOfMain = {
  name: 'preload-of-main',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const main = Object.values(bundle).find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith('web/main.tsx'),
      );
      const files = [main.fileName, ...main.imports];
      const tags = files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }));
      return { html: html.replace('<script type="module"', '<script async type="module"'), tags };
    },
  },
};

const classes = (text) => new Set(text.match(/\bm_[0-9a-f]{7,8}\b/g));
const stylesOfLibrary = fileURLToPath(import.meta.resolve('@mantine/core/styles.css'));

/** Fails where a component of the library has styles that `mantine.css` does not import. */
const checkStyles = {
  name: 'check-styles',
  generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const textOf = (type) =>
      files.map((file) => (file.fileName.endsWith(type) ? String(file.code ?? file.source) : '')).join();
    const known = classes(readFileSync(stylesOfLibrary, 'utf8'));
    const there = classes(textOf('.css'));
    const missing = [...classes(textOf('.js'))].filter((name) => known.has(name) && !there.has(name));
    if (missing.length > 0) this.error(`mantine.css lacks the styles of ${missing.join(', ')}`);
  },
};

const { version } = JSON.parse(readFileSync(here('../../package.json'), 'utf8'));

export default defineConfig({
  root: here('web'),
  define: { CONSOLE_VERSION: JSON.stringify(version) },
  plugins: [
    react(),
    collectFirstLoad,
    preloadOfMain,
    checkStyles,
    compression({ algorithms: [defineAlgorithm('brotliCompress'), defineAlgorithm('gzip')] }),
  ],
  // The rules of the domain come from their sources, so that this build waits for no other.
  resolve: { conditions: ['@fieldpost/source', 'module', 'browser', 'production'] },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    assetsDir: 'console/assets',
    // The content security policy allows files of this host and no data in their place.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first script must not wait for what it asks for.
            { name: 'boot', test: forBoot, priority: 1 },
            { name: 'editor', test: forEditor, priority: 1 },
            { name: 'main', test: (id) => ofFirstLoad.has(id) && !forLater.test(id), priority: 1 },
            // What many pages share is one file: a page is there after one request instead of twenty.
            { name: 'shared', minShareCount: 10, test: (id) => !forLater.test(id) },
          ],
        },
      },
    },
    target: 'es2022',
  },
});
