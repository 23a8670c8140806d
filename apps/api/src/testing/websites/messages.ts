import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { NewMessage } from '@evenway/contract';
import type { Answer, TestClient } from '@evenway/testing/test-client';
import type { TestProduct } from '../test-product.ts';
import type { WidgetWebsite } from './widget-websites.ts';

/** A message as the widget would send it, with its own attempt id. */
export const newMessage = (fields: Partial<NewMessage> = {}): NewMessage => ({
  goal: 'Order a birthday cake',
  barrier: 'The calendar cannot be reached with the keyboard.',
  email: null,
  path: '/order',
  functions: ['textSize', 'contrast'],
  language: 'en',
  attempt: randomBytes(24).toString('base64url'),
  ...fields,
});

interface Told {
  readonly url: string;
  readonly isMailed: boolean;
  readonly code: string;
  readonly puzzle: string;
}

/** Sends a message like the widget on a page of the website. */
export async function sendMessage(
  client: TestClient,
  { uniqueId, domain }: Pick<WidgetWebsite, 'uniqueId' | 'domain'>,
  message: unknown = newMessage(),
  headers: Record<string, string> = {},
): Promise<Answer<Told>> {
  return client.send('POST', `/widget/messages/${uniqueId}`, {
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: `https://${domain}`, ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  }) as Promise<Answer<Told>>;
}

/** The proof that a browser would find. */
export function solve(puzzle: string, attempt: string): string {
  const bits = Number(puzzle.split('.')[1]);
  for (let found = 0; ; found += 1) {
    const digest = hash('sha256', `${puzzle}.${attempt}.${found}`, 'buffer');
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return `${puzzle}.${found}`;
  }
}

export async function switchOn(product: TestProduct, websiteId: string): Promise<void> {
  await product.pool.query(
    `update websites set takes_messages = true, ownership_method = 'dns', ownership_proven_at = now() where id = $1`,
    [websiteId],
  );
}

/** Inserts a visitor's message without sending it. */
export async function insertMessage(
  product: TestProduct,
  websiteId: string,
  email: string | null = null,
): Promise<string> {
  const id = randomUUID();
  await product.pool.query(
    `insert into messages (id, website_id, secret_hash, language, goal, barrier, email, email_confirmed_at)
     values ($1::uuid, $2, 'h' || $1::text, 'en', 'Order', 'No way in', $3, now())`,
    [id, websiteId, email],
  );
  return id;
}
