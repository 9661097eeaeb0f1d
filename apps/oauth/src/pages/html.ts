/** Text that is markup already: everything else is escaped on its way into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[] | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

function written(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join('');
  return escape(String(part));
}

/** Puts markup together; what is filled in is text unless it is markup itself, and nothing where it is undefined. */
export const html = (frame: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(frame.reduce((before, text, at) => before + written(parts[at - 1]) + text));
