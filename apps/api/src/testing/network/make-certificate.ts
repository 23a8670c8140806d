import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const SUBJECT_ALT_NAME = '0603551d11';
const BASIC_CONSTRAINTS = '0603551d13';

interface Wishes {
  /** The host it is for. */
  readonly name: string;
  /** Days until it expires; negative for an expired one. */
  readonly days?: number;
  readonly issuer?: Certificate & { readonly name: string };
}

/**
 * A certificate as a browser would see it, signed by `issuer` or self-signed. Node can read certificates but not create
 * them.
 */
export function makeCertificate({ name, days = 90, issuer }: Wishes): Certificate & { readonly name: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(hex(ECDSA_WITH_SHA256)),
    distinguishedName(issuer?.name ?? name),
    sequence(time(new Date(now - 100 * DAY_MS)), time(new Date(now + days * DAY_MS))),
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(altName(name), ...(issuer ? [] : [authority()]))),
  );
  const signature = sign('sha256', body, issuer?.key ?? privateKey);
  const whole = sequence(
    body,
    sequence(hex(ECDSA_WITH_SHA256)),
    tagged(0x03, Buffer.concat([Buffer.from([0]), signature])),
  );
  return { name, cert: pem(whole), key: pemKey(privateKey) };
}

const hex = (text: string) => Buffer.from(text, 'hex');
const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const time = (date: Date) => tagged(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\.\d+/g, '')}`));
const distinguishedName = (name: string) =>
  sequence(tagged(0x31, sequence(hex(COMMON_NAME), tagged(0x0c, Buffer.from(name)))));
const altName = (name: string) =>
  sequence(hex(SUBJECT_ALT_NAME), tagged(0x04, sequence(tagged(0x82, Buffer.from(name)))));
const authority = () => sequence(hex(BASIC_CONSTRAINTS), tagged(0x04, sequence(tagged(0x01, Buffer.from([0xff])))));

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
const pemKey = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
