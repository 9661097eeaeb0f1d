import { z } from 'zod';

/** A limit that an administrator sets: 0 for no limit, null for that of the settings; unchanged when absent. */
const limitUpTo = (most: number) =>
  z
    .int('should be a whole number')
    .min(0, 'should be at least 0')
    .max(most, `should be at most ${most}`)
    .nullable()
    .optional();
const limit = limitUpTo(1_000_000);

/** The limits of an organization. Handlers read and enforce that of devices. */
export const limitsOfOrganization = {
  applications: limit,
  gateways: limit,
  access_keys: limit,
  devices: limitUpTo(100_000_000),
};

/** The limits of a user. */
export const limitsOfUser = { ...limitsOfOrganization, organizations: limit };
