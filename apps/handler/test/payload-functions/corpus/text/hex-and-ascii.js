function decodeUplink(input) {
  var text = String.fromCharCode.apply(null, input.bytes), hex = '';
  for (var i = 0; i < input.bytes.length; i++) hex += ('0' + input.bytes[i].toString(16)).slice(-2).toUpperCase();
  return { data: { text: text, utf8: decodeURIComponent(escape(text)), hex: hex } };
}
