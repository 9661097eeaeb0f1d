import { modulesAt } from './pages.js';

// `main.tsx` imports this first, for what it does: it asks for the files of the page when all files of the first load
// are there, since they would share the connection with them, and before the others are evaluated. The router imports
// the same files, and shows failures.
for (const load of modulesAt(window.location.pathname)) load().catch(() => undefined);
