import { expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { preparePage } from './prepare-page.ts';

it('renders a page once for each version, however many ask', async () => {
  const pages = createPageCache();
  const render = vi.fn(() => preparePage('<p>Hello</p>'));
  await Promise.all([pages('en landing', 'one', render), pages('en landing', 'one', render)]);
  await pages('en landing', 'one', render);
  expect(render).toHaveBeenCalledTimes(1);
  await pages('en landing', 'two', render);
  await pages('fr landing', 'two', render);
  expect(render).toHaveBeenCalledTimes(3);
});

it('tries again after a rendering that failed', async () => {
  const pages = createPageCache();
  const render = vi.fn(() => preparePage('<p>Hello</p>')).mockRejectedValueOnce(new Error('a file is missing'));
  await expect(pages('en landing', 'one', render)).rejects.toThrow('a file is missing');
  expect((await pages('en landing', 'one', render)).plain.toString()).toBe('<p>Hello</p>');
});

it('does not forget a newer version when an older one fails late', async () => {
  const pages = createPageCache();
  let fail: (error: Error) => void = () => expect.unreachable();
  const older = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const asked = pages('en landing', 'one', () => older);
  const newer = vi.fn(() => preparePage('<p>New</p>'));
  await pages('en landing', 'two', newer);
  fail(new Error('too late'));
  await expect(asked).rejects.toThrow('too late');
  await pages('en landing', 'two', newer);
  expect(newer).toHaveBeenCalledTimes(1);
});
