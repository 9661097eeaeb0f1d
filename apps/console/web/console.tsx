import { createContext, use } from 'react';
import type { Console } from './make-console.js';

export const ConsoleContext = createContext<Console | undefined>(undefined);

/** The console that this page belongs to. */
export function useConsole(): Console {
  const console = use(ConsoleContext);
  if (!console) throw new Error('a page stands outside the console');
  return console;
}
