import { z } from 'zod';
import { text } from './fields.js';

/** The query of a mailed link. */
export const linkQuery = z.object({ token: text });
export type LinkQuery = Readonly<z.infer<typeof linkQuery>>;
