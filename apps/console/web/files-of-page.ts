import { isParsed } from './is-parsed.js';

/**
 * Lets the browser load the files of the page, which are in a template of the HTML, when those of the first load are there: before, they
 * would share the connection with them. The router imports the same files, and shows failures.
 */
export async function loadFilesOfPage(page: Document): Promise<void> {
  await isParsed(page);
  const template = page.querySelector<HTMLTemplateElement>('#files-of-page');
  if (!template) return;
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const missing = new Set(Array.from(links, ({ href }) => href));
  new PerformanceObserver((list, observer) => {
    for (const { name } of list.getEntries()) missing.delete(name);
    if (missing.size > 0) return;
    observer.disconnect();
    page.head.append(template.content);
  }).observe({ type: 'resource', buffered: true });
}
