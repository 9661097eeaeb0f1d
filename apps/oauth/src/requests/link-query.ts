import { z } from 'zod';
import { text } from './fields.js';

/** What a mailed link brings. */
export const linkQuery = z.object({ token: text });
export type LinkQuery = Readonly<z.infer<typeof linkQuery>>;
