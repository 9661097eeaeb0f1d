function decodeUplink(input) {
  var midnight = new Date(Date.UTC(input.recvTime.getUTCFullYear(), input.recvTime.getUTCMonth(), input.recvTime.getUTCDate()));
  var profile = {}, sum = 0;
  input.bytes.forEach(function (b, n) {
    sum += b;
    profile[new Date(midnight.getTime() - (n + 1) * 7200000).toISOString().substring(11, 16)] = b;
  });
  return { data: { profile: profile, cost: Math.round(sum * parseFloat(input.variables.tariff)) / 100 } };
}
