/** The barest Fastify route: answers the bytes that came on standard input. */
import Fastify from 'fastify';

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const body = Buffer.concat(chunks);

const app = Fastify();
app.get('/', (_, reply) =>
  reply
    .headers({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' })
    .send(body),
);
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
