const decodeUplink = (input) => {
  const view = new DataView(new Uint8Array(input.bytes).buffer);
  return { data: { value: view.getFloat64(0), big: view.getBigUint64(0).toString(16) } };
};
const encodeDownlink = (input) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, input.data.value, false);
  return { bytes: new Uint8Array(view.buffer), fPort: 2 };
};
