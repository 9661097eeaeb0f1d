function decodeUplink(input) {
  var text = input.bytes.slice(0, 4).map(function (b) { return (b < 16 ? '0' : '') + b.toString(16); }).join('');
  if (!/^\d+$/.test(text)) return { errors: ['not BCD: ' + text] };
  return { data: { volume: Number(text) / 1000, status: input.bytes[4] } };
}
