function u(bytes, at, n) { var v = 0; for (var i = n - 1; i >= 0; i--) v = v * 256 + bytes[at + i]; return v; }
function s(bytes, at, n) { var v = u(bytes, at, n), limit = Math.pow(2, 8 * n - 1); return v >= limit ? v - 2 * limit : v; }
function decodeUplink(input) {
  return { data: { a: s(input.bytes, 0, 4), b: u(input.bytes, 4, 3), c: s(input.bytes, 7, 1), missing: u(input.bytes, 8, 2) } };
}
