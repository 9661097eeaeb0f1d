import type { SourceName } from './handler-application.js';

/** Example of each source. */
export const templates: Readonly<Record<SourceName, string>> = {
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
  codec: `// Functions of the LoRaWAN Payload Codec API (TS013).
// input: bytes, fPort, recvTime (a Date), variables (the attributes of the device)
function decodeUplink(input) {
  if (input.bytes.length < 3) {
    return { errors: ["expected 3 bytes"] };
  }
  return {
    data: {
      temperature: ((input.bytes[0] << 8) | input.bytes[1]) / 100,
      battery: input.bytes[2]
    },
    warnings: input.bytes[2] < 10 ? ["battery is low"] : []
  };
}

// input: data, fPort, variables
function encodeDownlink(input) {
  return { bytes: [input.data.led ? 1 : 0], fPort: 1 };
}

// input: bytes, fPort, variables
function decodeDownlink(input) {
  return { data: { led: input.bytes[0] === 1 } };
}
`,
};
