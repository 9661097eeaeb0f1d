var OBJECTS = [{ id: 10, name: 'battery', unit: '%', scale: 1 }, { id: 11, name: 'humidity', unit: '%RH', scale: 0.5 }];
function find(id) { for (var i = 0; i < OBJECTS.length; i++) if (OBJECTS[i].id === id) return OBJECTS[i]; return null; }
function decodeUplink(input) {
  var list = [];
  for (var i = 0; i + 2 < input.bytes.length; i += 3) {
    var o = find(input.bytes[i + 1]);
    if (o) list.push({ channel: input.bytes[i], name: o.name, value: input.bytes[i + 2] * o.scale, unit: o.unit });
  }
  return { data: { objects: list } };
}
