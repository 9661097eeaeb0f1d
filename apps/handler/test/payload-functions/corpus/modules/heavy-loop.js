function decodeUplink(input) { var n = 0; for (var i = 0; i < 20000; i++) n = (n * 31 + input.bytes[0] + i) % 65521; return { data: { hash: n } }; }
