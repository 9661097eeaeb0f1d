import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from './generated-files.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
for (const { path, text } of generatedFiles()) writeFileSync(join(root, path), text);
