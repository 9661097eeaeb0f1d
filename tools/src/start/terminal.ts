import { join } from 'node:path';
import { LogFile } from './log-file.js';
import { formatLogLine, type LogStyle } from './log-line.js';

/** Where the suite speaks: its own sentences, and the lines of its apps, which are also kept in files. */
export class Terminal {
  private readonly files = new Map<string, LogFile>();
  private readonly style: LogStyle;

  constructor(private readonly out: NodeJS.WriteStream) {
    this.style = out.isTTY && !process.env.NO_COLOR ? 'coloured' : 'plain';
    // Whoever reads along may leave (npm start | head); the suite goes on.
    out.on('error', () => undefined);
  }

  say(sentence: string): void {
    this.out.write(`${sentence}\n`);
  }

  /** Takes the lines of an app: readable here, as they came in `<data>/logs/<app>.log`. */
  listenTo(app: string, data: string): (line: string) => void {
    const keep = this.keepLines(app, data);
    return (line) => {
      keep(line);
      this.say(formatLogLine(app, line, this.style));
    };
  }

  /** Takes lines that are only worth a look when something is wrong: into the file alone. */
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
