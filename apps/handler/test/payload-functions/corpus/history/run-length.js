const expand = (bytes) => bytes.length < 2 ? [] : [...Array(bytes[0]).fill(bytes[1]), ...expand(bytes.slice(2))];
const decodeUplink = ({ bytes }) => {
  const values = expand(bytes);
  return { data: { values, mean: values.reduce((a, b) => a + b, 0) / values.length } };
};
