import { StringDecoder } from 'node:string_decoder';
import { mostCodecBytes } from '../../applications/message-rules.js';
import { importNotValid } from './device-transfer.errors.js';

/** The text of one JSON object, and the line on which it begins, from 1. */
export interface JsonElement {
  readonly line: number;
  readonly text: string;
}

/** Characters of one object, with a codec of which each character is escaped. */
const longestElement = 65_536 + 2 * mostCodecBytes;

/** How a list of v2 begins: `{"devices":[`. What is between its brackets is the same as a list of its own. */
const listBegins = /^\s*\{\s*"devices"\s*:\s*\[/;
/** An empty list as v2 returns it: empty members are left out. */
const emptyList = /^\s*\{\s*\}\s*$/;
/** Characters from which the format is recognized. */
const headLength = 128;

/** Characters between objects. */
const between = /[\s,[\]]/;

/**
 * Cuts a stream of JSON into its objects, however they come: one a line, in a list, or in a list called `devices` as v2
 * writes it. Holds one object at a time.
 */
export class JsonElements {
  private readonly decoder = new StringDecoder('utf8');
  private head: string | undefined = '';
  private isWrapped = false;
  private element = '';
  private depth = 0;
  private state: 'plain' | 'text' | 'escape' = 'plain';
  private line = 1;
  private beginsAt = 1;

  /** The objects that end in this piece of the stream. */
  *take(chunk: Buffer): Generator<JsonElement> {
    yield* this.read(this.decoder.write(chunk));
  }

  /** Fails when the stream ended in the middle. */
  *end(): Generator<JsonElement> {
    const rest = this.decoder.end();
    yield* this.head === undefined ? this.scan(rest) : this.whole(this.head + rest);
    if (this.depth > 0) throw importNotValid(`ends in the middle of line ${this.beginsAt}`);
  }

  private *read(text: string): Generator<JsonElement> {
    if (this.head === undefined) return yield* this.scan(text);
    this.head += text;
    if (this.head.length >= headLength) yield* this.begin(this.head);
  }

  /** A stream that was no longer than its head. */
  private *whole(text: string): Generator<JsonElement> {
    if (!emptyList.test(text)) yield* this.begin(text);
  }

  private *begin(head: string): Generator<JsonElement> {
    this.head = undefined;
    const text = head.replace(/^\ufeff/, '');
    const [opening = ''] = listBegins.exec(text) ?? [];
    this.isWrapped = opening !== '';
    this.line += opening.split('\n').length - 1;
    yield* this.scan(text.slice(opening.length));
  }

  private *scan(text: string): Generator<JsonElement> {
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text.charAt(at);
      if (character === '\n') this.line += 1;
      if (this.depth === 0) {
        this.open(character);
        from = at;
      } else if (this.closes(character)) {
        this.keep(text.slice(from, at + 1));
        yield { line: this.beginsAt, text: this.element };
        this.element = '';
      }
    }
    if (this.depth > 0) this.keep(text.slice(from));
  }

  private keep(text: string): void {
    this.element += text;
    if (this.element.length > longestElement)
      throw importNotValid(`line ${this.beginsAt} has an object of more than ${longestElement} characters`);
  }

  private open(character: string): void {
    if (character === '{') {
      this.depth = 1;
      this.beginsAt = this.line;
    } else if (character === '}' && this.isWrapped) {
      this.isWrapped = false;
    } else if (!between.test(character)) {
      throw importNotValid(`line ${this.line} should be a JSON object`);
    }
  }

  /** Whether this character ends the object. */
  private closes(character: string): boolean {
    if (this.state === 'escape') this.state = 'text';
    else if (this.state === 'text') {
      if (character === '\\') this.state = 'escape';
      if (character === '"') this.state = 'plain';
    } else this.count(character);
    return this.depth === 0;
  }

  private count(character: string): void {
    if (character === '"') this.state = 'text';
    if (character === '{') this.depth += 1;
    if (character === '}') this.depth -= 1;
  }
}
