function q8(hi, lo) { return (((hi << 8) | lo) << 16 >> 16) / 256; }
function decodeUplink(input) { var b = input.bytes; return { data: { offset: q8(b[0], b[1]), gain: q8(b[2], b[3]) } }; }
function encodeDownlink(input) { var n = Math.round(input.data.gain * 256) & 0xffff; return { bytes: [n >> 8, n & 255], fPort: 4 }; }
