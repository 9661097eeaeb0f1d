// Generated from protos/ by `npm run generate`; changes made here are lost.
export const loaderOptions = { keepCase: true, longs: String, enums: String, defaults: true, oneofs: true } as const;
