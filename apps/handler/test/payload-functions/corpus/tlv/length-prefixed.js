'use strict';
const types = {
  0x01: { name: 'temperature', read: (v) => v.getInt16(0) / 100 },
  0x03: { name: 'pulses', read: (v) => v.getUint32(0) },
};
function decodeUplink({ bytes }) {
  const data = {};
  const warnings = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag, length] = bytes.slice(at, at + 2);
    const value = bytes.slice(at + 2, at + 2 + length);
    if (value.length < length) return { errors: [`tag ${tag} is cut off`] };
    const type = types[tag];
    if (type) data[type.name] = type.read(new DataView(Uint8Array.from(value).buffer));
    else warnings.push(`unknown tag ${tag}`);
    at += 2 + length;
  }
  return { data, warnings };
}
