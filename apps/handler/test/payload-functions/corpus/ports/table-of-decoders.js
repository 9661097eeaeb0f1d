const ports = new Map([[10, (b) => ({ distance: b[0] * 256 + b[1] })], [20, ([n]) => ({ retries: n })]]);
const decodeUplink = ({ fPort, bytes }) => ports.has(fPort) ? { data: ports.get(fPort)(bytes) } : { data: {}, warnings: [`port ${fPort} is not used`] };
