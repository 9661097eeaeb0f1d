/** Waits until the browser has read the HTML: the first script does not wait for the rest of the page. */
export const isParsed = (page: Document): Promise<unknown> =>
  page.readyState === 'loading'
    ? new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();
