function Decoder(bytes, port) { return { port: port, word: bytes[0] << 8 | bytes[1] }; }
function Encoder(object, port) { return [object.a, port]; }
