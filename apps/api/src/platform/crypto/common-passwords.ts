import { createHash } from 'node:crypto';
import { PASSWORD_MIN_LENGTH } from '@evenway/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../errors/app-error.ts';

/** How many of the most used passwords that are long enough are refused. */
const COUNT = 3_000;

/** The server never sees a password, but it can see that a digest is the digest of a well-known one. */
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

/** The usual ways to make a common password look different. */
const variants = (password: string) => {
  const capital = password.charAt(0).toUpperCase() + password.slice(1);
  return [password, capital, `${capital}!`, `${capital}1!`];
};
