import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';

const TIMEOUT_MS = 5_000;

export interface ServedCertificate {
  /** As the certificate writes it, which `Date` understands. */
  readonly validTo: string;
  /** Why browsers refuse it, as a code of OpenSSL; empty if they do not. */
  readonly refusal: string;
  readonly hasHttp2: boolean;
}

/**
 * The certificate that visitors of an https address get. Throws if nobody speaks TLS there. `ca` is for authorities
 * unknown to this machine.
 */
export async function readCertificate(address: string, ca?: string): Promise<ServedCertificate> {
  const { hostname, port } = new URL(address);
  const socket = await openTls(hostname, Number(port || 443), ca);
  const certificate = {
    validTo: socket.getPeerCertificate().valid_to,
    refusal: String(socket.authorizationError ?? ''),
    hasHttp2: socket.alpnProtocol === 'h2',
  };
  socket.destroy();
  return certificate;
}

function openTls(host: string, port: number, ca?: string): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: host.replace(/^\[|\]$/g, ''),
      port,
      ...(isIP(host) === 0 && { servername: host }),
      ALPNProtocols: ['h2', 'http/1.1'],
      minVersion: 'TLSv1.2',
      // Problems are examined afterwards; nothing is sent.
      rejectUnauthorized: false,
      ...(ca !== undefined && { ca }),
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
    socket.once('secureConnect', () => resolve(socket));
    socket.once('error', reject);
  });
}
