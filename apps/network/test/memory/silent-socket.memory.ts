import { EventEmitter } from 'node:events';

/** A WebSocket that is not connected. */
export class SilentSocket extends EventEmitter {
  readonly readyState = 1;
  readonly OPEN = 1;
  readonly sent: string[] = [];
  bufferedAmount = 0;
  pings = 0;
  isClosed = false;
  readonly send = (text: string): void => void this.sent.push(text);
  readonly close = (): void => void (this.isClosed = true);
  isTerminated = false;
  readonly terminate = (): void => {
    this.close();
    this.isTerminated = true;
  };
  readonly pong = (): void => undefined;
  readonly ping = (): void => void (this.pings += 1);
}
