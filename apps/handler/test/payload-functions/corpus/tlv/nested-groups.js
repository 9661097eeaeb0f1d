// A group (10) contains a list of pairs.
function pairs(bytes) {
  var out = [];
  for (var i = 0; i + 1 < bytes.length; i += 2) out.push({ id: bytes[i], value: bytes[i + 1] });
  return out;
}
function decodeUplink(input) {
  var groups = [];
  for (var i = 0; i < input.bytes.length; i += 2 + input.bytes[i + 1])
    groups.push({ tag: input.bytes[i], items: pairs(input.bytes.slice(i + 2, i + 2 + input.bytes[i + 1])) });
  return { data: { groups: groups } };
}
