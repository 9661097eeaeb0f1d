function encodeDownlink(input) { return { bytes: [input.data.on ? 1 : 0], warnings: input.fPort > 33 ? ['unusual port'] : [] }; }
