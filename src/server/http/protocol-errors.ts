import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const STATUS_LINES: Record<string, [string, string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive. Please try again.'],
};
const OTHERWISE = ['400 Bad Request', 'The request is not valid.'] as const;

/** Answers what is no HTTP, or came too slowly, in the shape of every other error, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const [status, message] = STATUS_LINES[error.code ?? ''] ?? OTHERWISE;
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Answers an address that cannot be decoded, which never reaches a route or a hook. */
export function answerBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  reply
    .code(400)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .type('application/json')
    .send({ message: 'The address is not valid.' });
}
