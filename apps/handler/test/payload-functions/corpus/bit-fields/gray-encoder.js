function gray(n) { for (var m = n >> 1; m; m >>= 1) n ^= m; return n; }
var decodeUplink = function (input) { return { data: { angle: gray(input.bytes[0]) * 360 / 256 } }; };
