/** Something the person at the terminal can put right; the message is the one sentence they are shown. */
export class Problem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Problem';
  }
}
