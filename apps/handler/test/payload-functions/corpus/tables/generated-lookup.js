// A table of some hundred lines in catalogues; here it is computed while the source is evaluated.
var LOOKUP = {};
for (var key = 0; key < 2000; key++) LOOKUP['k' + key] = { id: key, label: 'label ' + key, factor: key / 7 };
function decodeUplink(input) { var e = LOOKUP['k' + input.bytes[0]]; return { data: { label: e.label, factor: e.factor } }; }
