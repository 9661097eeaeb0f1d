// Fields of 5, 6, 6 and 7 bits across byte borders, most significant bit first.
function Bits(bytes) {
  this.bytes = bytes;
  this.at = 0;
}
Bits.prototype.take = function (count) {
  var value = 0;
  while (count-- > 0) {
    value = (value << 1) | ((this.bytes[this.at >> 3] >> (7 - (this.at & 7))) & 1);
    this.at++;
  }
  return value;
};
function decodeUplink(input) {
  var bits = new Bits(input.bytes);
  return { data: { hour: bits.take(5), minute: bits.take(6), second: bits.take(6), day: bits.take(7) } };
}
