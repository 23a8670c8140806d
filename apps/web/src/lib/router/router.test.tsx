import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Entry, RouterHistory } from './browser-history.ts';
import { hrefOf, resolveTo } from './location.ts';
import { createRouter, type Route } from './router.ts';

const WITHIN = { timeout: 30_000 };

/** A browser's history in memory. */
function memoryHistory(path: string) {
  const entries: Entry[] = [{ location: resolveTo(path, '/', null), index: 0 }];
  let at = 0;
  let tell: () => void = () => undefined;
  const history: RouterHistory = {
    read: () => entries[at] as Entry,
    write(entry, replace) {
      if (!replace) entries.length = ++at;
      entries[at] = entry;
    },
    go(delta) {
      at += delta;
      tell();
    },
    onPop(listener) {
      tell = listener;
      return () => undefined;
    },
    scrollTop: () => 0,
  };
  return { history, addresses: () => entries.map(({ location }) => hrefOf(location)), at: () => at };
}

const part = (name: string) => ({ load: async (): Promise<ReactElement> => <i>{name}</i> });
const screens = (...names: string[]): Route[] => [
  ...names.map((name) => ({ path: `/${name}`, parts: [part(name)] })),
  { path: '*', parts: [part('missing')] },
];

async function started(routes: Route[], path: string) {
  const memory = memoryHistory(path);
  const router = createRouter(routes, memory.history);
  await router.start();
  const shown = () =>
    router.state.get().elements?.map((element) => (element.props as { children: string }).children) ?? null;
  return { ...memory, router, shown, here: () => hrefOf(router.state.get().location) };
}

describe('the router', () => {
  it('shows the screen of the address in what it stands in, and another one for an unknown address', async () => {
    const routes = [{ path: '/a', parts: [part('layout'), part('a')] }, ...screens()];
    expect((await started(routes, '/a/')).shown()).toEqual(['layout', 'a']);
    expect((await started(routes, '/A?x=1')).shown()).toEqual(['layout', 'a']);
    expect((await started(routes, '/a/b')).shown()).toEqual(['missing']);
  });

  it('remembers where the reader was, unless the address is replaced', async () => {
    const { router, shown, addresses, history, here } = await started(screens('a', 'b'), '/a');
    await router.navigate('/b?x=1#top', { state: { from: 'a' } });
    expect(shown()).toEqual(['b']);
    expect(router.state.get().location.state).toEqual({ from: 'a' });
    await router.navigate('?x=2', { replace: true });
    expect(addresses()).toEqual(['/a', '/b?x=2']);
    await router.navigate('?');
    expect(here()).toBe('/b');
    history.go(-2);
    await vi.waitFor(() => expect(shown()).toEqual(['a']), WITHIN);
  });

  it('keeps the screen while the next one is on its way, and shows only the last one asked for', async () => {
    const arrivals: (() => void)[] = [];
    const slow = (name: string): Route => ({
      path: `/${name}`,
      parts: [{ load: () => new Promise((resolve) => arrivals.push(() => resolve(<i>{name}</i>))) }],
    });
    const { router, shown, addresses } = await started([slow('b'), slow('c'), ...screens('a')], '/a');
    const first = router.navigate('/b');
    const second = router.navigate('/c');
    expect(shown()).toEqual(['a']);
    expect(router.state.get().isLoading).toBe(true);
    arrivals[1]?.();
    await second;
    expect(shown()).toEqual(['c']);
    arrivals[0]?.();
    await first;
    expect(shown()).toEqual(['c']);
    expect(addresses()).toEqual(['/a', '/c']);
  });

  it('says when the code of a screen did not come, and tries again at the next visit', async () => {
    const load = vi.fn(part('b').load).mockRejectedValueOnce(new Error('offline'));
    const { router, shown } = await started([{ path: '/b', parts: [{ load }] }, ...screens('a')], '/a');
    await router.navigate('/b');
    expect(router.state.get().error).toEqual(new Error('offline'));
    await router.navigate('/a');
    await router.navigate('/b');
    expect(router.state.get().error).toBeNull();
    expect(shown()).toEqual(['b']);
  });

  it('stays where leaving is held back, by a link and by the browser’s back button, until it is let go', async () => {
    const { router, here, history, at } = await started(screens('a', 'b', 'c'), '/a');
    await router.navigate('/b');
    const retries: (() => void)[] = [];
    const release = router.block((_here, next, retry) => next.pathname !== '/b' && retries.push(retry) > 0);
    await router.navigate('/c');
    history.go(-1);
    expect([here(), at()]).toEqual(['/b', 1]);
    expect(retries).toHaveLength(2);
    await router.navigate('?x=1', { replace: true });
    expect(here()).toBe('/b?x=1');
    retries[1]?.();
    await vi.waitFor(() => expect([here(), at()]).toEqual(['/a', 0]), WITHIN);
    release();
    await router.navigate('/c');
    expect(here()).toBe('/c');
  });
});
