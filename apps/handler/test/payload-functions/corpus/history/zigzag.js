// The first value, then differences of 8 bits in zigzag encoding.
function* values([first, ...rest]) {
  let value = first;
  yield value;
  for (const z of rest) yield (value += (z >>> 1) ^ -(z & 1));
}
function decodeUplink(input) { return { data: { values: [...values(input.bytes)] } }; }
