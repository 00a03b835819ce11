/**
 * The least that Node can do: answers the bytes that came on standard input, by `node:http` with the given headers or by
 * the barest Fastify route.
 */
import { createServer } from 'node:http';
import Fastify from 'fastify';

const [port = '', kind = '', headers = '[]'] = process.argv.slice(2);
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const body = Buffer.concat(chunks);

if (kind === 'http') {
  const given = [...(JSON.parse(headers) as string[]), 'Content-Length', String(body.length)];
  createServer((_, response) => response.writeHead(200, given).end(body)).listen(
    Number(port),
    '127.0.0.1',
  );
} else {
  const app = Fastify();
  app.get('/', (_, reply) =>
    reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' })
      .send(body),
  );
  await app.listen({ port: Number(port), host: '127.0.0.1' });
}
