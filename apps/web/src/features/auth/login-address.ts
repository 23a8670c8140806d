import { paths } from '@evenway/contract';

/** The sign-in page with a word of success on it. */
export function loginAddress(message: string): string {
  return `${paths.login}?${new URLSearchParams({ message, type: 'success' })}`;
}
