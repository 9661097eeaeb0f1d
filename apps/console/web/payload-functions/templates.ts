import type { FunctionName } from './handler-application.js';

/** Example of each function. */
export const templates: Readonly<Record<FunctionName, string>> = {
  decoder: `// Makes fields of the bytes that a device sent.
function Decoder(bytes, port) {
  return {
    // Two bytes, the high one first, in hundredths of a degree.
    temperature: ((bytes[0] << 8) | bytes[1]) / 100,
    battery: bytes[2]
  };
}
`,
  converter: `// Gets what Decoder returns, and returns the fields that applications receive.
function Converter(fields, port) {
  fields.fahrenheit = fields.temperature * 1.8 + 32;
  return fields;
}
`,
  validator: `// Gets what Converter returns. Messages for which it returns false are dropped.
function Validator(fields, port) {
  return fields.temperature > -40 && fields.temperature < 85;
}
`,
  encoder: `// Makes the bytes of a downlink from the fields that an application sends.
function Encoder(fields, port) {
  return [fields.led ? 1 : 0];
}
`,
};
