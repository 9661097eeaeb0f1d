// One file for several servers: each calls the name that it knows.
function parse(bytes) { return { celsius: bytes[0] }; }
function decodeUplink(input) { return { data: parse(input.bytes), errors: [], warnings: [] }; }
function Decode(fPort, bytes) { return parse(bytes); }
function Decoder(bytes) { return parse(bytes); }
function normalizeUplink(input) { return { data: { air: { temperature: input.data.celsius } } }; }
if (typeof module !== 'undefined') module.exports = { decodeUplink: decodeUplink };
