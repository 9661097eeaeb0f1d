const decodeUplink = ({ bytes: [h, m], fPort }) => ({ data: { report: `port ${fPort}: ${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`, short: `${h}h`.repeat(2) } });
