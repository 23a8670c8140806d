import { createHash } from 'node:crypto';
import { PASSWORD_MIN_LENGTH } from '@evenway/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../errors/app-error.ts';

/** How many of the most common passwords of sufficient length are refused. */
const COUNT = 3_000;

/** The server never sees a password, but it recognizes the digest of a common one. */
export function refuseCommonPassword(digest: string): void {
  if (commonDigests().has(digest)) throw new AppError('common_password');
}

let digests: ReadonlySet<string> | undefined;

function commonDigests(): ReadonlySet<string> {
  digests ??= new Set(
    dictionary['passwords-common']
      .filter((password) => String(password).length >= PASSWORD_MIN_LENGTH)
      .slice(0, COUNT)
      .flatMap((password) => variants(String(password)))
      .map((password) => createHash('sha256').update(password).digest('hex')),
  );
  return digests;
}

/** Common ways to vary a common password. */
const variants = (password: string) => {
  const capital = password.charAt(0).toUpperCase() + password.slice(1);
  return [password, capital, `${capital}!`, `${capital}1!`];
};
