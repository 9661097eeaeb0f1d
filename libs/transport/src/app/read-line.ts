import { createInterface } from 'node:readline';

interface Input extends NodeJS.ReadableStream {
  readonly isTTY?: boolean;
}

/** Reads the first line of the input; at a terminal with a prompt and without echo. */
export async function readLine(input: Input, output: NodeJS.WritableStream, prompt: string): Promise<string> {
  const isTerminal = input.isTTY === true;
  if (isTerminal) output.write(prompt);
  const lines = createInterface({ input, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) output.write('\n');
  }
}
