function decodeUplink(input) {
  const data = { frames: [] };
  if (input.bytes.length % 6 !== 0) return { errors: ['frames have 6 bytes'] };
  for (let i = 0; i < input.bytes.length; i += 6) {
    const [a, b, c, d, type, value] = input.bytes.slice(i, i + 6);
    const seconds = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    data.frames.push({ time: new Date(seconds * 1000), type, value });
  }
  return { data };
}
