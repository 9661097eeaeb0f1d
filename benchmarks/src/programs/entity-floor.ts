// Minimal reading of an application in Node: a bearer token verified by jose, or the digest of an access key,
// and one prepared join. argv: the address of the database; the public key of the tokens (JWK).
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { importJWK, type JWK, jwtVerify } from 'jose';
import pg from 'pg';
import { listen } from './listen.js';

const [, , database = '', jwk = '{}'] = process.argv;
const key = await importJWK(JSON.parse(jwk) as JWK);
const pool = new pg.Pool({ connectionString: database, max: 10 });

interface Row {
  readonly id: string;
  readonly name: string;
  readonly created: Date;
  readonly euis: readonly string[];
  readonly rights: readonly string[];
}

const euis = `array(select e.eui::text from application_euis e where e.app_id = a.id order by e.added) as euis`;
const byUser = {
  name: 'by_user',
  text: `select a.id, a.name, a.created, ${euis}, c.rights
           from applications a
           join collaborators c on c.kind = 'apps' and c.entity_id = a.id and c.user_id = $2
          where a.id = $1 and a.deleted is null`,
};
const byKey = {
  name: 'by_key',
  text: `select a.id, a.name, a.created, ${euis}, k.rights
           from applications a join access_keys k on k.app_id = a.id and k.digest = $2
          where a.id = $1 and a.deleted is null`,
};

async function find(id: string, [scheme, credentials = '']: readonly string[]): Promise<Row | undefined> {
  if (scheme === 'bearer') {
    const { payload } = await jwtVerify(credentials, key);
    return (await pool.query<Row>({ ...byUser, values: [id, payload.sub] })).rows[0];
  }
  const [, secret = ''] = credentials.split('.');
  const digest = createHash('sha256').update(secret).digest('base64url');
  return (await pool.query<Row>({ ...byKey, values: [id, digest] })).rows[0];
}

async function answer(url: string, authorization: string, response: ServerResponse): Promise<void> {
  const row = await find(url.slice(url.lastIndexOf('/') + 1), authorization.split(' '));
  const body = JSON.stringify(row ?? {});
  response.writeHead(row ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

const server = createServer((request, response) => {
  answer(request.url ?? '', request.headers.authorization ?? '', response).catch((error: unknown) => {
    response.writeHead(401).end(String(error));
  });
});
listen(server);
