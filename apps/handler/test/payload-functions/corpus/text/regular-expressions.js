function decodeUplink(input) {
  var s = String.fromCharCode.apply(null, input.bytes), r = /([A-Z])=([\d.]+)/g, m, data = {};
  while ((m = r.exec(s))) data[m[1].toLowerCase()] = parseFloat(m[2]);
  return { data: data };
}
