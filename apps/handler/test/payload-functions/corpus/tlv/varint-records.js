function varint(bytes, at) {
  var value = 0, shift = 0;
  do { value += (bytes[at] & 0x7f) * Math.pow(2, shift); shift += 7; } while (bytes[at++] & 0x80);
  return { value: value, next: at };
}
exports.decodeUplink = function (input) {
  var data = {}, at = 0;
  while (at < input.bytes.length) {
    var tag = varint(input.bytes, at), body = varint(input.bytes, tag.next);
    data['field_' + (tag.value >> 3)] = body.value;
    at = body.next;
  }
  return { data: data };
};
