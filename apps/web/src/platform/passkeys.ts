import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@evenway/contract';
import { PasskeyError } from './passkey-error.ts';

/**
 * Opens the browser's own dialog. Values that are bytes there are sent as JSON; only the newest browsers convert by
 * themselves.
 */
export async function askForPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const publicKey = { ...options, challenge: toBytes(options.challenge) };
  const credential = await ask(() => navigator.credentials.get({ publicKey }));
  const answer = credential.response as AuthenticatorAssertionResponse;
  return {
    ...identityOf(credential),
    response: {
      clientDataJSON: toText(answer.clientDataJSON),
      authenticatorData: toText(answer.authenticatorData),
      signature: toText(answer.signature),
      userHandle: answer.userHandle && toText(answer.userHandle),
    },
  };
}

export async function makePasskey(options: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge),
    user: { ...options.user, id: toBytes(options.user.id) },
    excludeCredentials: options.excludeCredentials.map(({ id, transports, type }) => ({
      type,
      id: toBytes(id),
      transports: transports as AuthenticatorTransport[],
    })),
  };
  const credential = await ask(() => navigator.credentials.create({ publicKey }));
  const answer = credential.response as AuthenticatorAttestationResponse;
  return {
    ...identityOf(credential),
    response: {
      clientDataJSON: toText(answer.clientDataJSON),
      attestationObject: toText(answer.attestationObject),
      transports: answer.getTransports?.() ?? [],
    },
  };
}

const identityOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: toText(rawId),
  type: 'public-key' as const,
});

async function ask(run: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!('PublicKeyCredential' in globalThis)) throw new PasskeyError('unsupported');
  try {
    const credential = await run();
    if (credential !== null) return credential as PublicKeyCredential;
  } catch (cause) {
    // Browsers do not tell pages why it failed, so that they learn nothing about the device.
    throw new PasskeyError(
      cause instanceof DOMException && cause.name === 'InvalidStateError' ? 'known' : 'cancelled',
      {
        cause,
      },
    );
  }
  throw new PasskeyError('cancelled');
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
