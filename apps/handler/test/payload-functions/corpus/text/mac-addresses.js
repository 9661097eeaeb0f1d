function decodeUplink(input) {
  return { data: { mac: input.bytes.slice(0, 6).map(function (b) { return ('0' + b.toString(16)).slice(-2); }).join(':').toUpperCase(), rssi: input.bytes[6] - 256 } };
}
function encodeDownlink(input) { return { bytes: input.data.mac.split(':').map(function (h) { return parseInt(h, 16); }), fPort: 6 }; }
