const decodeUplink = ({ bytes: [b] }) => ({ data: { position: (b & 0x7f) > 100 ? null : b & 0x7f, locked: !!(b >>> 7) } });
const encodeDownlink = ({ data: { position, lock = false } }) =>
  position > 100 ? { errors: [`position ${position} is more than 100 %`] } : { bytes: [position | (lock << 7)], fPort: 3 };
