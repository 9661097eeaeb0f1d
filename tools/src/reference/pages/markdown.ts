/** The line on top of each page. */
export const mark = '<!-- Generated from the code by `npm run generate`; changes made here are lost. -->';

/** A table; every row has as many cells as there are headings. */
export const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

/** Text as inline code; empty for empty text. */
export const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** Several of them, with commas between. */
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** A link from `docs/reference` to a file of the repository. */
export const sourceLink = (source: string): string => `[${source}](../../${source})`;

/** A page of headed parts. */
export const page = (title: string, ...parts: readonly string[]): string =>
  [mark, `# ${title}`, ...parts, ''].join('\n\n');

// A bar ends a cell, even between the marks of code.
const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
