function decodeUplink(input) {
  if (!input.bytes.length) return { data: { heartbeat: true } };
  return { data: { heartbeat: false, n: input.bytes.length } };
}
