import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** An image that the website serves. */
export interface WebsiteImage {
  readonly type: string;
  readonly content: Buffer | string;
}

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};
const mostBytes = 200_000;

/** Reads an image file; its name says what it is. Throws for files that are no logo, or cannot be read. */
export function readImage(path: string): WebsiteImage {
  const type = types[extname(path).toLowerCase()];
  if (type === undefined) throw new TypeError('should be an SVG, PNG, JPEG or WebP file');
  const content = readFileSync(path);
  if (content.length > mostBytes) throw new TypeError(`should have at most ${mostBytes} bytes`);
  return { type, content };
}
