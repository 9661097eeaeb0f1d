/** A response, as far as the load generator needs it. */
export interface ReceivedResponse {
  readonly status: number;
  readonly body: string;
}

/** Reads the responses of one connection. They need a `content-length`, which every measured server sends. */
export class ResponseReader {
  private text = '';

  /** The response when these bytes complete it. Tokens and entities are ASCII, so characters are bytes. */
  add(chunk: string): ReceivedResponse | undefined {
    this.text += chunk;
    const end = this.text.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const head = this.text.slice(0, end);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    if (this.text.length < end + 4 + length) return undefined;
    const body = this.text.slice(end + 4, end + 4 + length);
    this.text = this.text.slice(end + 4 + length);
    return { status: Number(head.slice(9, 12)), body };
  }
}
