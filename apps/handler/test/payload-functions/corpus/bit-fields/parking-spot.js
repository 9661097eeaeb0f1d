function decodeUplink(input) {
  var s = '';
  for (var i = 0; i < input.bytes.length; i++) s += ('00000000' + input.bytes[i].toString(2)).slice(-8);
  function cut(from, length) { return parseInt(s.substr(from, length), 2); }
  return { data: { occupied: s.charAt(2) === '1', temperature: cut(3, 6) - 20, magnetic: cut(9, 7), changes: cut(16, 8) } };
}
