import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

/** A line of the tables of pages: the path of a route and the module that it imports. */
const line = /'(\/[^']*)': \(\) =>\s*import\('([^']+)\.js'\)/g;

/** The modules of the frames and of the pages in `file`, by the path of their routes. */
function tablesIn(file) {
  const [frames, pages] = readFileSync(file, 'utf8').split('export const pages');
  const modulesOf = (text) =>
    [...text.matchAll(line)].map(([, route, module]) => [route, resolve(file, '..', module)]);
  return { frames: modulesOf(frames), pages: modulesOf(pages) };
}

const withoutEnd = (module) => module.replace(/\.tsx?$/, '');

/** The file of the bundle that has a module, which another file imports dynamically. */
const fileOf = (bundle, module) =>
  Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId && withoutEnd(facadeModuleId) === module);

/** Adds a file with all that it imports to `files`, and returns those. */
export function addWithImports(bundle, name, files) {
  if (files.has(name)) return files;
  files.add(name);
  for (const next of bundle[name].imports) addWithImports(bundle, next, files);
  return files;
}

const linkOf = (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/** Name of the HTML file for a route: `index.html` in a folder for each part of its path. */
const htmlOf = (route) => posix.join(route, 'index.html').slice(1);

/**
 * Writes an HTML file for each route in the file with the tables, with links to the files of its page and frames in a template,
 * which the first script puts into the page. Without it, the router would request them when its script is loaded and evaluated.
 */
export const pagesOfRoutes = (tables) => ({
  name: 'pages-of-routes',
  enforce: 'post',
  generateBundle(_, bundle) {
    const { frames, pages } = tablesIn(tables);
    const found = new Set([...frames, ...pages].map(([, module]) => module));
    const missed = this.getModuleInfo(tables).dynamicallyImportedIds.filter(
      (id) => !found.has(withoutEnd(id)),
    );
    if (missed.length > 0) this.error(`the tables are not read: ${missed.join(', ')}`);
    const { source: html } = bundle['index.html'];
    for (const [route, module] of pages) {
      const around = frames.filter(([frame]) => `${route}/`.startsWith(`${frame}/`)).map(([, one]) => one);
      const files = new Set();
      for (const one of [...around, module]) {
        const file = fileOf(bundle, one);
        if (!file) this.error(`no file has ${one} of ${route}`);
        addWithImports(bundle, file.fileName, files);
      }
      const links = [...files].filter((file) => !html.includes(`/${file}"`)).map(linkOf);
      const source = html.replace(
        '</head>',
        `  <template id="files-of-page">${links.join('')}</template>\n  </head>`,
      );
      if (route === '/') bundle['index.html'].source = source;
      else this.emitFile({ type: 'asset', fileName: htmlOf(route), source });
    }
  },
});
