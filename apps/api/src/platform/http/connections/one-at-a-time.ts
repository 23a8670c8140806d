import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that one connection may send ahead of their turn. Browsers and usual proxies send none. */
const MAX_WAITING = 100;

/**
 * Serves the requests of one connection one after the other, whatever a client sends ahead, with a turn for other
 * connections between them. Node would hand over all of them at once. A client that sends too many is cut off.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node gives a response its socket when those before it are sent.
    if (response.socket) return listener(request, response);
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_WAITING) return void socket.destroy();
    waiting.set(socket, count);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      setImmediate(() => !socket.destroyed && listener(request, response));
    });
  };
}
