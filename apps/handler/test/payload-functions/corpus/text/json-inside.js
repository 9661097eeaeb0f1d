const text = (bytes) => bytes.map((b) => String.fromCharCode(b)).join('');
function decodeUplink({ bytes }) {
  try { return { data: JSON.parse(text(bytes)) }; } catch (e) { return { errors: ['not JSON: ' + e.name] }; }
}
const encodeDownlink = ({ data }) => ({ bytes: [...JSON.stringify(data)].map((c) => c.charCodeAt(0)), fPort: 1 });
