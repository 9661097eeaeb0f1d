const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
function encodeDownlink({ data: { days, at } }) {
  const [, h, m] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (h === undefined) return { errors: [`${at} is not a time`] };
  const mask = days.reduce((all, day) => all | (1 << DAYS.indexOf(day)), 0);
  return { bytes: [mask, Number(h), Number(m)], fPort: 12 };
}
