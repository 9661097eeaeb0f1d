import { texts } from '../texts.js';
import type { PayloadFormat, SourceName } from './handler-application.js';

const formats: Readonly<Record<PayloadFormat, string>> = {
  custom: 'Functions in JavaScript',
  codec: 'Codec (TS013)',
  cayennelpp: 'Cayenne LPP',
  '': 'None: applications get bytes only',
};

const functions: Readonly<Record<SourceName, string>> = {
  decoder: 'Decoder',
  converter: 'Converter',
  validator: 'Validator',
  encoder: 'Encoder',
  codec: texts.advice.codec,
};

const hints: Readonly<Record<SourceName, string>> = {
  decoder: 'Converts the bytes of an uplink to fields. Without it, messages have no fields.',
  converter: 'Converts the fields of the decoder. Without it, they are unchanged.',
  validator: 'Checks the fields. Messages for which it returns false are dropped.',
  encoder: 'Converts the fields of a downlink to bytes. Without it, downlinks need bytes.',
  codec:
    'decodeUplink, encodeDownlink and decodeDownlink in one source, as manufacturers publish them for The Things Stack or ChirpStack.',
};

/** Texts of payload functions. */
export const functionsTexts = {
  title: 'Payload functions',
  overview: 'Go to the overview',
  format: 'Payload format',
  formatHint: 'How the bytes of messages become fields, and fields become bytes.',
  formats,
  cayenne:
    'Uplinks are decoded as Cayenne LPP. Downlinks have fields such as value_1: numbers with two decimals.',
  tabs: 'Functions',
  functions,
  hints,
  editing: (name: string) => `Source of the ${name}`,
  keys: 'Tab indents here. Press Escape and then Tab to leave the editor.',
  template: 'Insert an example',
  mistake: (line: number | undefined, message: string) =>
    line === undefined ? message : `Line ${line}: ${message}`,
  state: {
    empty: 'There is no function here yet.',
    'not run': 'No syntax errors. Under “Try it” you see what the function returns.',
    succeeded: 'No syntax errors, and the run under “Try it” succeeded.',
    failed: 'No syntax errors, but the run under “Try it” failed.',
  },
  changed: (names: string) => `Not saved yet: ${names}.`,
  unchanged: 'Everything is saved.',
  undo: 'Undo all changes',
  saved: (names: string) => `Saved: ${names}.`,
  saveTitle: 'Save with a syntax error?',
  saveText: (name: string, line: number, message: string) =>
    `${texts.advice.inLine(name, line, message)}. The function fails for every message until it is corrected.`,
  saveAnyway: 'Save anyway',
  testTitle: 'Try it',
  testText: {
    custom: 'The functions in the editors run as you type, saved or not. Nothing is stored or sent.',
    codec: 'The codec in the editor runs as you type, saved or not. Nothing is stored or sent.',
    cayennelpp: 'The server decodes and encodes Cayenne LPP itself. Nothing is stored or sent.',
  },
  recent: 'Recent uplinks',
  recentHead: 'Uplink',
  uplinkOf: (devId: string, port: number) => `${devId}, port ${port}`,
  noRecent: {
    loaded: 'No uplink with a payload in the last 7 days. Uplinks appear here as they arrive.',
    'not stored':
      'Uplinks appear here as they arrive. Earlier ones are shown only with message storage, which is off for this application.',
    failed: 'Earlier uplinks could not be loaded. New ones appear here as they arrive.',
  },
  turnOnStorage: 'Turn on message storage',
  use: 'Use',
  useOf: (devId: string, port: number) => `Use the uplink of ${devId} at port ${port}`,
  way: 'Direction',
  ways: {
    up: 'Uplink: bytes to fields',
    down: 'Downlink: fields to bytes',
    back: 'Downlink: bytes to fields',
  },
  bytes: 'Bytes',
  notation: 'Notation of the bytes',
  notations: { hex: 'Hex', base64: 'Base64', text: 'Text' },
  notationHints: {
    hex: 'Hexadecimal digits, for example 08 34 5A',
    base64: 'Base64, for example CDRa',
    text: 'Text in UTF-8, for example on',
  },
  notationProblems: {
    hex: 'Use pairs of hexadecimal digits.',
    base64: 'Use base64, in groups of four characters.',
    text: '',
  },
  fields: 'Fields',
  fieldsProblem: 'Use a JSON object, for example {"led": true}.',
  port: 'Port',
  portProblem: 'A whole number from 0 to 255.',
  result: 'Result',
  took: (ms: number) => `Completed in ${ms} ms, including the request to the handler.`,
  valid: 'The message is valid.',
  notValid: 'The validator returned false: an uplink like this would be dropped.',
  errors: 'Errors',
  warnings: 'Warnings',
  onPort: (port: number) => `Sent on port ${port}.`,
  failed: 'Failed',
  notRun: 'Not run',
  /** Without a line the message names the function. */
  mistakeIn: (name: string, line: number | undefined, message: string) =>
    line === undefined ? message : texts.advice.inLine(name, line, message),
  noOutput: 'No bytes',
  logs: 'Console output',
  noLogs: 'Nothing was written to the console.',
  logFunction: 'Function',
  logValues: 'Values',
};
