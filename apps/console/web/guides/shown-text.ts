import { texts } from '../texts.js';

const escaped = (text: string): string => text.replaceAll(/["&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The text of a guide: the build leaves out the address of the server and the names of buttons, which copy what is below a heading. */
export const shownText = (html: string, origin: string): string =>
  html
    .replaceAll('<span data-server></span>', escaped(origin))
    .replaceAll(
      /<button type="button" aria-label="([^"]*)"><\/button>/g,
      (_, of: string) => `<button type="button" aria-label="${texts.copyWhat(of)}">${texts.copy}</button>`,
    );
