import { addWithImports } from './pages-of-routes.mjs';

/** The files of the first load, which HTML names, and what is in them. */
export const firstLoad = {
  // The first script must not wait for what it asks for.
  boot: /preload-helper|oauth4webapi|(session\/(authorization|sign-in-silently|token-keeper)|api\/scope-of|web\/is-parsed)\.ts$/,
  // What the page reads first, before the script that renders it is there.
  begin: /web\/begin\.ts$/,
  // The page itself, with all that it imports, and what its pages send messages with.
  main: /web\/main\.tsx$|notifications\.store\.mjs$/,
};
const firstLoadNames = ['index', ...Object.keys(firstLoad), 'rolldown-runtime'];
const isOfFirstLoad = (file) =>
  file.endsWith('.js') && firstLoadNames.some((name) => file.startsWith(`console/assets/${name}-`));

/** The name of the file that has the code of a module. */
const fileWith = (bundle, end) =>
  Object.values(bundle).find(({ moduleIds = [] }) => moduleIds.some((id) => id.endsWith(end))).fileName;

/** Lets browsers load what the first script asks for along with it, and run that script before the styles are there. */
export const preloadOfMain = {
  name: 'preload-of-main',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const tags = Object.keys(bundle)
        .filter((file) => isOfFirstLoad(file) && !html.includes(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      const [script] = /<script type="module"/.exec(html);
      return { html: html.replace(script, '<script async type="module"'), tags };
    },
  },
  generateBundle(_, bundle) {
    const needed = new Set();
    for (const { isEntry, facadeModuleId, fileName } of Object.values(bundle))
      if (isEntry || /web\/(begin\.ts|main\.tsx)$/.test(facadeModuleId ?? ''))
        addWithImports(bundle, fileName, needed);
    const wrong = Object.keys(bundle).filter((file) => isOfFirstLoad(file) !== needed.has(file));
    if (wrong.length > 0) this.error(`firstLoad is not what the first load needs: ${wrong.join(', ')}`);
    const page = fileWith(bundle, 'web/main.tsx');
    for (const first of ['web/boot.ts', 'web/begin.ts'])
      if (addWithImports(bundle, fileWith(bundle, first), new Set()).has(page))
        this.error(`${first} waits for the script that renders the page`);
  },
};

/** The files that a script loads along with another one: HTML names those of the first load. */
export const withoutFirstLoad = (_, files, { hostType }) =>
  hostType === 'html' ? files : files.filter((file) => !isOfFirstLoad(file));
