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
  /react-number-format|NumberInput|@mantine\/form|Modal|ScrollArea|remove-scroll|focus-trap|FocusTrap|Transition|transition-group|Pagination|pagination|Checkbox|InlineInput|Textarea|Tabs|notifications|\/palette\/|\/lists\/(bulk|table)\/|(confirm|list-parts|list-frame|audit.texts|administration.queries|rights-field|(administration|organizations|clients|components|gateways|collaborators|access-keys|account|registration|integrations|login-providers|device|settings|rights)\.texts)\.tsx?$/;

/** A file with all that it imports. */
const withImports = (bundle, name, found = new Set()) => {
  if (!found.has(name)) {
    found.add(name);
    for (const next of bundle[name].imports) withImports(bundle, next, found);
  }
  return found;
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
      const tags = [...withImports(bundle, main.fileName)]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      const [script] = /<script type="module"/.exec(html);
      return { html: html.replace(script, '<script async type="module"'), tags };
    },
  },
};

/** Files of the first load, which HTML names. */
const ofFirstLoad = /assets\/(main|boot|pages|rolldown-runtime)-/;
/** The files that a script loads along with another one. */
const withoutThoseOfHtml = (_, files, { hostType }) =>
  hostType === 'html' ? files : files.filter((file) => !ofFirstLoad.test(file));

const preloadOfScript = /link\.as = ['"]script['"];/;

/** Lets calls to APIs go before the files of a page: all of them wait for the few connections that browsers have to one host. */
const callsFirst = {
  name: 'calls-first',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!preloadOfScript.test(code)) this.error('the preload of scripts is not found');
      return {
        code: code.replace(preloadOfScript, "{ link.as = 'script'; link.fetchPriority = 'low'; }"),
        map: null,
      };
    },
  },
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
    preloadOfMain,
    callsFirst,
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
    modulePreload: { polyfill: false, resolveDependencies: withoutThoseOfHtml },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first script must not wait for what it asks for.
            { name: 'boot', test: forBoot, priority: 1 },
            // Which files the page of a path needs.
            { name: 'pages', test: /routes\/pages\/(pages|page-ahead)\.ts$/, priority: 1 },
            { name: 'editor', test: forEditor, priority: 1 },
            // The page itself, with all that it imports.
            { name: 'main', test: /web\/main\.tsx$/, priority: 1 },
            // What many pages share is one file: a page is there after one request instead of twenty.
            { name: 'shared', minShareCount: 10, test: (id) => !forLater.test(id) },
          ],
        },
      },
    },
    target: 'es2022',
  },
});
