// Finds private metaphors: `node tools/words.mjs [--count] [folder]`. The list is tools/src/checks/words/word-list.ts.
import { root } from './prepare.mjs';

const { checkWords } = await import('./dist/checks/words/main.js');
const [folder = root] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
process.exitCode = checkWords(process.argv.slice(2), folder);
