import { html } from '@evenway/html';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createPages } from './create-pages.ts';
import { renderLayout } from './layout.ts';

const titleOf = (page: string) => /<title>(.*)<\/title>/.exec(page)?.[1];

it('names each local page, and the one that lists them, once', async () => {
  const app = Fastify();
  await app.register(createPages([]));
  expect(titleOf((await app.inject('/local')).body)).toBe('Local services');
  expect(titleOf(renderLayout('Mail', html``))).toBe('Mail · Local services');
});
