function half(h) {
  var s = h & 0x8000 ? -1 : 1, e = (h >> 10) & 31, f = h & 1023;
  return e === 0 ? s * f * Math.pow(2, -24) : e === 31 ? (f ? NaN : s * Infinity) : s * (1 + f / 1024) * Math.pow(2, e - 15);
}
function decodeUplink(i) {
  return { data: { values: i.bytes.reduce(function (a, b, n, all) { if (n % 2) a.push(half((all[n - 1] << 8) | b)); return a; }, []) } };
}
