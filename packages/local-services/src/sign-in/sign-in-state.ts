import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { JWK } from 'oidc-provider';
import type { ProviderName } from './provider-name.ts';

export interface IssuerState {
  clientId: string;
  clientSecret: string;
  key: JWK;
}

/** Survives a restart, so that a running product still knows its provider. */
export interface SignInState extends Record<ProviderName, IssuerState> {
  port?: number;
}

export async function loadSignInState(file: string): Promise<SignInState> {
  return (await readState(file)) ?? createState();
}

export async function saveSignInState(file: string, state: SignInState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** A missing or truncated file is created again, so that the product can start. */
async function readState(file: string): Promise<SignInState | undefined> {
  try {
    const state: SignInState = JSON.parse(await readFile(file, 'utf8'));
    if (![state.google, state.facebook].every(isIssuerState)) return undefined;
    // A file from before there was a company.
    return isIssuerState(state.company) ? state : { ...state, company: createIssuerState() };
  } catch {
    return undefined;
  }
}

function isIssuerState(state: Partial<IssuerState> | undefined): boolean {
  return Boolean(state?.clientId && state.clientSecret && state.key?.kty);
}

function createState(): SignInState {
  return { google: createIssuerState(), facebook: createIssuerState(), company: createIssuerState() };
}

function createIssuerState(): IssuerState {
  // An RSA key would take seconds on a busy machine, at each start of each test.
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    clientId: `evenway-${randomBytes(8).toString('hex')}`,
    clientSecret: randomBytes(32).toString('base64url'),
    key: { ...(privateKey.export({ format: 'jwk' }) as JWK), alg: 'ES256', use: 'sig' },
  };
}
