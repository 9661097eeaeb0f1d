function decodeUplink(input) {
  var state = 'command', data = { events: [] }, current;
  input.bytes.forEach(function (b) {
    if (state === 'command') { current = { command: b, values: [] }; data.events.push(current); state = b === 2 ? 'one' : b === 1 ? 'command' : 'two'; }
    else if (state === 'one') { current.values.push(b); state = 'command'; }
    else { current.values.push(b); state = current.values.length < 2 ? 'two' : 'command'; }
  });
  return { data: data, warnings: state === 'command' ? [] : ['ended in state ' + state] };
}
