import { join } from 'node:path';
import { LogFile } from './log-file.js';
import { formatLogLine, isRequestLine, type LogStyle } from './log-line.js';

/** The terminal output: messages of the suite, and the log lines of its apps, which are also written to files. */
export class Terminal {
  private readonly files = new Map<string, LogFile>();
  private readonly style: LogStyle;

  constructor(private readonly out: NodeJS.WriteStream) {
    this.style = out.isTTY && !process.env.NO_COLOR ? 'coloured' : 'plain';
    // The reader of the output may end (npm start | head); the suite continues.
    out.on('error', () => undefined);
  }

  say(sentence: string): void {
    this.out.write(`${sentence}\n`);
  }

  /**
   * Handles log lines of an app: formatted here, unchanged in `<data>/logs/<app>.log`. Lines about requests that were served are in
   * the file only, since they would hide everything else.
   */
  listenTo(app: string, data: string): (line: string) => void {
    const keep = this.keepLines(app, data);
    return (line) => {
      keep(line);
      if (!isRequestLine(line)) this.say(formatLogLine(app, line, this.style));
    };
  }

  /** Handles lines that are only written to the file. */
  keepLines(name: string, data: string): (line: string) => void {
    const file = new LogFile(join(data, 'logs', `${name}.log`), (sentence) => this.say(sentence));
    this.files.set(name, file);
    return (line) => file.write(line);
  }

  close(): void {
    for (const file of this.files.values()) file.close();
    this.files.clear();
  }
}
