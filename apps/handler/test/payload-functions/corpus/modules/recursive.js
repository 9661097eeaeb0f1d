function sum(bytes, n) { return n === 0 ? 0 : (bytes[0] + sum(bytes, n - 1)) % 1000; }
function decodeUplink(input) { return { data: { value: sum(input.bytes, 200), depth: 200 } }; }
