/**
 * Flags of Node for every app, wherever it runs; the image has the same. A young generation of 4 MiB and a
 * limit for the old one: without them V8 takes what the machine has, and collects late.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=4', '--max-old-space-size=768'];
