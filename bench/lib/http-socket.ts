import { connect, type Socket } from 'node:net';

/**
 * A connection for load generators: a plain socket, since an HTTP client costs as much as the server that it measures.
 */
export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/**
 * The length of the response at the start of a text, or -1 while its head is incomplete. Responses without a length
 * have no body.
 */
export function lengthOfAnswer(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return -1;
  const at = text.indexOf('content-length: ');
  return head + 4 + (at < 0 || at > head ? 0 : Number.parseInt(text.slice(at + 16, head), 10));
}
