import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { framed } from '../programs/grpc-frame.js';

/** The body of a gRPC response with its prefix. */
export function grpcBody(port: number, home: string, path: string, message: Buffer): Promise<Buffer> {
  const ca = readFileSync(join(home, 'cert.pem'));
  const session = connect(`https://localhost:${port}`, { ca });
  const stream = session.request({
    ':method': 'POST',
    ':path': path,
    'content-type': 'application/grpc',
    te: 'trailers',
  });
  stream.end(framed(message));
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    session.once('error', reject);
    stream.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
    stream.once('end', () => {
      session.close();
      resolve(Buffer.concat(parts));
    });
  });
}

/** One text field of a protobuf message, up to 127 bytes. */
export const textField = (number: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([number * 8 + 2, text.length]), Buffer.from(text)]);
