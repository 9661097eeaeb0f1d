/** A request to an HTTP API that does not fit its message. Its text has the shape "X not valid: why". */
export class HttpApiJsonError extends Error {
  /**
   * @param field where it is, such as `lorawan_device.app_eui` or `devices[1]`; `body` for the request as a whole
   * @param reason what is wrong, as the end of a sentence
   */
  constructor(
    readonly field: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${field} not valid: ${reason}`, options);
    this.name = 'HttpApiJsonError';
  }
}
