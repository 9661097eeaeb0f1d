var CODES = {};
['ok', 'undervoltage', 'overvoltage', 'overload', 'short', 'open', 'hot', 'cold', 'stalled', 'lost'].forEach(function (name, n) { CODES[n] = name; CODES[name] = n; });
function decodeUplink(input) { var name = CODES[input.bytes[0]]; return name ? { data: { state: name } } : { errors: ['unknown code ' + input.bytes[0]] }; }
function encodeDownlink(input) { return { bytes: [CODES[input.data.code]] }; }
