import type { FunctionName, PayloadFormat } from './handler-application.js';

const formats: Readonly<Record<PayloadFormat, string>> = {
  custom: 'Functions in JavaScript',
  cayennelpp: 'Cayenne LPP',
  '': 'None: applications get bytes alone',
};

const functions: Readonly<Record<FunctionName, string>> = {
  decoder: 'Decoder',
  converter: 'Converter',
  validator: 'Validator',
  encoder: 'Encoder',
};

const hints: Readonly<Record<FunctionName, string>> = {
  decoder: 'Makes fields of the bytes of an uplink. Without it, messages have no fields.',
  converter: 'Changes the fields that the decoder made. Without it, they stay as they are.',
  validator: 'Says whether the fields make sense. Messages for which it returns false are dropped.',
  encoder: 'Makes the bytes of a downlink from fields. Without it, downlinks need bytes.',
};

/** The sentences of payload functions. */
export const functionsTexts = {
  title: 'Payload functions',
  restricted: 'Payload functions take the right “settings”.',
  unregistered: 'The application is registered at no handler yet',
  unregisteredText: 'Payload functions run at the handler. Register the application there first.',
  overview: 'Go to the overview',
  format: 'Payload format',
  formatHint: 'How the bytes of messages become fields, and fields become bytes.',
  formats,
  cayenne:
    'Uplinks are read as Cayenne LPP. Downlinks take fields such as value_1, numbers with two decimals.',
  tabs: 'Functions',
  functions,
  hints,
  editing: (name: string) => `Source of the ${name}`,
  keys: 'Tab indents here. Press Escape and then Tab to leave the editor.',
  template: 'Insert an example',
  mistake: (line: number, message: string) => `Line ${line}: ${message}`,
  noMistake: 'No syntax error.',
  changed: (names: string) => `Not saved yet: ${names}.`,
  unchanged: 'Everything is saved.',
  undo: 'Undo all changes',
  saved: (names: string) => `Saved: ${names}.`,
  testTitle: 'Try it',
  testText: 'Runs what is in the editors now, saved or not. Nothing is stored or sent.',
  way: 'Direction',
  ways: { up: 'Uplink: bytes to fields', down: 'Downlink: fields to bytes' },
  bytes: 'Bytes',
  bytesHint: 'Hexadecimal digits, for example 08 34 5A',
  bytesProblem: 'Use pairs of hexadecimal digits.',
  fields: 'Fields',
  fieldsProblem: 'Use a JSON object, for example {"led": true}.',
  port: 'Port',
  run: 'Run',
  result: 'Result',
  took: (ms: number) => `Answered in ${ms} ms, the way to the handler and back included.`,
  valid: 'The message is valid.',
  notValid: 'The validator returned false: a real message would be dropped.',
  failed: 'It failed',
  noOutput: 'No bytes',
  logs: 'Console output',
  noLogs: 'Nothing was written to the console.',
  logFunction: 'Function',
  logValues: 'Values',
};
