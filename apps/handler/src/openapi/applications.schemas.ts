import { z } from 'zod';

/** Applications of one request at most, which is as many as a token can name (docs/protocol/tokens.md#entities-per-token). */
export const mostApplications = 10;

const applicationsRule = `should be 1 to ${mostApplications} ids with commas between them`;

/** The query of a request about several applications. */
export const applicationsQuery = z.object({
  applications: z
    .string(applicationsRule)
    .regex(new RegExp(`^[^,]+(,[^,]+){0,${mostApplications - 1}}$`), applicationsRule)
    .meta({ description: `Ids of up to ${mostApplications} applications with commas between them.` }),
});
