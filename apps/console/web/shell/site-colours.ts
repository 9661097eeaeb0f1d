import type { SiteColours } from '../api/site-settings.js';

/** Shows the pages in the colours of the operator, each a variable such as `--site-accent` that `style.css` reads. */
export function showColours(colours: SiteColours | undefined, root: HTMLElement): void {
  for (const [name, colour] of Object.entries(colours ?? {}))
    root.style.setProperty(`--site-${name}`, colour);
}
