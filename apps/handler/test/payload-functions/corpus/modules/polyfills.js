if (!Array.prototype.includes) Array.prototype.includes = function (x) { return this.indexOf(x) >= 0; };
if (!String.prototype.padStart) String.prototype.padStart = function (n, c) { var s = String(this); while (s.length < n) s = c + s; return s; };
Array.prototype.last = function () { return this[this.length - 1]; };
function decodeUplink(input) { return { data: { hasTwo: input.bytes.includes(2), last: input.bytes.last(), text: String(input.bytes[0]).padStart(3, '0') } }; }
