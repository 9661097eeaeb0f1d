import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { guidesIn } from './render.mjs';

const fileNamed = (path, content) => {
  const end = extname(path);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `console/assets/${basename(path, end)}-${hash}${end}`;
};

/** Makes a file of each guide in `docs`, which the console requests when it is opened, and puts their list in place of the module `list`. */
export const guides = (docs, list) => ({
  name: 'guides',
  load(id) {
    if (id !== list) return undefined;
    const emit = (path, source) => {
      const fileName = fileNamed(path, source);
      this.emitFile({ type: 'asset', fileName, source });
      return `/${fileName}`;
    };
    const entries = guidesIn(docs, emit).map(({ html, contents, ...guide }) => ({
      ...guide,
      file: emit(`guide-${guide.name}.json`, JSON.stringify({ html, contents })),
    }));
    return {
      code: `export const guides = ${JSON.stringify(entries)};`,
      moduleType: 'js',
      moduleSideEffects: false,
    };
  },
});
