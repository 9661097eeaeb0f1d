/** Levels of objects and lists that the fields of a downlink may have, in every API. */
const deepestFields = 64;

/** Reason why deeper fields are rejected. */
export const nestsTooDeep = `nests deeper than ${deepestFields} levels`;

/** Fields nested without bound would break whatever walks them later. */
export const areTooDeep = (fields: object): boolean => isDeeperThan(fields, deepestFields);

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1));
}
