import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of pipelined requests per connection. Browsers and common proxies send none. */
const MAX_WAITING = 100;

/**
 * Serves the requests of one connection one after another, even if pipelined, and lets other connections take turns.
 * Node would dispatch all of them at once. A client that sends too many is disconnected.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // Node assigns the socket to a response once the previous ones are sent.
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
