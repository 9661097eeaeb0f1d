// The newest value first; the step in minutes is the second word.
function decodeUplink(input) {
  var words = [];
  for (var i = 0; i + 1 < input.bytes.length; i += 2) words.push((input.bytes[i] << 8) | input.bytes[i + 1]);
  var step = words.splice(1, 1)[0] * 60000;
  return {
    data: { log: words.map(function (w, n) { return { at: new Date(input.recvTime.getTime() - n * step).toISOString(), temperature: w / 10 }; }) },
  };
}
