module.exports = {
  encodeDownlink({ data }) {
    const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(data.colour);
    if (!match) return { errors: ['colour should look like #ff8000'] };
    return { bytes: [...match.slice(1).map((h) => parseInt(h, 16)), (data.fade ?? 0) * 100], fPort: 15 };
  },
  decodeDownlink({ bytes }) {
    return { data: { colour: '#' + bytes.slice(0, 3).map((b) => b.toString(16).padStart(2, '0')).join(''), fade: bytes[3] / 100 } };
  },
};
