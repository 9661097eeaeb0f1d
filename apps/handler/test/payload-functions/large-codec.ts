const functionAt = (n: number): string =>
  `function decodeModel${n}(bytes, at) {
  var value = (bytes[at] << 8) | bytes[at + 1];
  if (value > 0x7fff) value -= 0x10000;
  return { model: "model ${n}", value: value / ${n + 1}, flags: [value & 1, value & 2, value & 4] };
}
`;

const rowAt = (n: number): string =>
  `  "sensor_${n}": { "id": ${n}, "unit": "unit ${n % 9}", "factor": ${n / 100} },\n`;

/** The source of a codec with at least so many characters, as large files of catalogues are: functions or tables. */
export function largeSource(kind: 'functions' | 'tables', length: number): string {
  const parts: string[] = [];
  let written = 0;
  for (let n = 0; written < length; n += 1) {
    const part = kind === 'functions' ? functionAt(n) : rowAt(n);
    parts.push(part);
    written += part.length;
  }
  const body = kind === 'functions' ? parts.join('') : `var TABLE = {\n${parts.join('')}};\n`;
  return `${body}function decodeUplink(input) { return { data: { value: input.bytes[0] * 6 } }; }\n`;
}
