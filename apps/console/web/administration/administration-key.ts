/** Query key of everything that only administrators see. */
export const administrationKey = ['administration'] as const;
