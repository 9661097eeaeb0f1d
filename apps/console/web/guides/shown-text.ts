import { texts } from '../texts.js';

/** The address of the server in the guides. */
const exampleOrigin = 'http://localhost:8000';

/** The text of a guide for this server, with names of its buttons. */
export const shownText = (html: string, origin: string): string =>
  html
    .replaceAll(exampleOrigin, origin)
    .replaceAll('<button type="button"></button>', `<button type="button">${texts.copy}</button>`);
