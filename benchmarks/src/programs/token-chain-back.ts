// The server behind token-chain-front: digests of keys, one prepared statement for all concurrent requests, a
// response. argv: the address of the database.
import { hash } from 'node:crypto';
import { createServer, type ServerHttp2Stream } from 'node:http2';
import pg from 'pg';
import { framedJson, readJson } from './grpc-frame.js';
import { listen } from './listen.js';

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const statement = {
  name: 'keys',
  text: `select k.rights, c.secret_digest
           from unnest($1::text[], $2::text[], $3::bpchar[]) with ordinality as asked (client_id, app_id, digest, place)
           join clients c on c.id = asked.client_id
           join access_keys k on k.digest = asked.digest and k.app_id = asked.app_id
           join applications a on a.id = k.app_id and a.deleted is null
          order by asked.place`,
};
type Asked = readonly [clientId: string, appId: string, secret: string];

async function answer(stream: ServerHttp2Stream, asked: readonly Asked[]): Promise<void> {
  const digests = asked.map(([, , secret]) => hash('sha256', secret, 'base64url'));
  const values = [asked.map(([clientId]) => clientId), asked.map(([, appId]) => appId), digests];
  const { rows } = await pool.query<{ readonly rights: readonly string[] }>({ ...statement, values });
  stream.respond({ ':status': 200, 'content-type': 'application/grpc' }, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
  stream.end(framedJson(rows.map(({ rights }) => rights)));
}

const server = createServer();
server.on('stream', (stream) => {
  readJson<readonly Asked[]>(stream, (asked) => {
    answer(stream, asked).catch((error: unknown) => stream.destroy(error as Error));
  });
});
listen(server);
