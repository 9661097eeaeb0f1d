function decodeUplink(input) {
  console.log('bytes', input.bytes.length);
  if (typeof console.info === 'function') console.info('not captured');
  console.log({ port: input.fPort }, [1, 2]);
  return { data: { ok: true } };
}
