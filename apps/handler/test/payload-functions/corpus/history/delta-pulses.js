function decodeUplink(input) {
  var b = input.bytes, base = ((b[0] << 24) | (b[1] << 16) | (b[2] << 8) | b[3]) >>> 0;
  var series = [base];
  b.slice(4).forEach(function (d) { base -= d; series.push(base); });
  return { data: { total: series[0], series: series } };
}
