// Looks for private metaphors and for citations of files that do not exist: `node tools/words.mjs [--count] [folder]`.
import { root } from './prepare.mjs';

const { checkWords } = await import('./dist/checks/words/main.js');
const [folder = root] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
process.exitCode = checkWords(process.argv.slice(2), folder);
