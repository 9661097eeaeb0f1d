var codec = (function () {
  'use strict';
  var hidden = { factor: 2 };
  return {
    up: function (bytes) { return { a: bytes[0] * hidden.factor, b: bytes[1] }; },
    down: function (data) { return [data.a / hidden.factor * 2]; },
  };
})();
function decodeUplink(input) { return { data: codec.up(input.bytes) }; }
function encodeDownlink(input) { return { bytes: codec.down(input.data), fPort: 1 }; }
