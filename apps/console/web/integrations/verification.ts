/** Example code for Node that verifies the signature of a request. */
export const verification = `import { createHmac, timingSafeEqual } from 'node:crypto';

const secret = process.env.INTEGRATION_SECRET;
const oldestSeconds = 300;

export function isFromHandler(headers, body) {
  const timestamp = headers['x-fieldpost-timestamp'] ?? '';
  const signature = Buffer.from(headers['x-fieldpost-signature'] ?? '');
  const sum = createHmac('sha256', secret).update(\`\${timestamp}.\${body}\`).digest('hex');
  const expected = Buffer.from(\`v1=\${sum}\`);
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < oldestSeconds;
  return isFresh && signature.length === expected.length && timingSafeEqual(signature, expected);
}
`;
