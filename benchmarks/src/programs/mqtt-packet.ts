/** A text with its length in front (MQTT 3.1.1 section 1.5.3). */
export const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.of(bytes.length >> 8, bytes.length & 0xff), bytes]);
};

/** A packet with a body of less than 16 kB (MQTT 3.1.1 section 2.2). */
export const packet = (type: number, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = body.length < 128 ? [body.length] : [(body.length & 0x7f) | 0x80, body.length >> 7];
  return Buffer.concat([Buffer.of(type, ...head), body]);
};
