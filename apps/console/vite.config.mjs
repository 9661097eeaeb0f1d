import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Tests build it, too, when it is not built yet: what they drive is what people get.
process.env.NODE_ENV = 'production';

export default defineConfig({
  root: here('web'),
  plugins: [
    react(),
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
    target: 'es2022',
  },
});
