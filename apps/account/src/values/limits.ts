import { z } from 'zod';

/** A limit that an administrator sets: 0 for no limit, null for that of the settings; unchanged when absent. */
export const limit = z
  .int('should be a whole number')
  .min(0, 'should be at least 0')
  .max(1_000_000, 'should be at most 1000000')
  .nullable()
  .optional();
