// For some frames there is nothing to decode.
function decodeUplink(input) { if (input.bytes[0] === 1) return { warnings: ['reserved frame'] }; return { data: { frame: input.bytes[0] } }; }
