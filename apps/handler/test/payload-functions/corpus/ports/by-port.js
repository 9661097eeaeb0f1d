function decodeUplink(input) {
  switch (input.fPort) {
    case 1: return { data: { kind: 'status', code: input.bytes[0] } };
    case 2: return { data: { kind: 'measurement', value: input.bytes[0] * 256 + input.bytes[1] } };
    default: return { errors: ['unknown FPort'], warnings: ['port ' + input.fPort] };
  }
}
function encodeDownlink(input) {
  return input.data.reboot ? { bytes: [0xff], fPort: 100 } : { errors: ['nothing to send'] };
}
