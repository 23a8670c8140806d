import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from '../use-store.ts';
import type { Location } from './location.ts';
import type { NavigateOptions, Router } from './router.ts';

export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('There is no router around this component');
  return router;
}

export function useLocation(): Location {
  const { state } = useRouter();
  const read = () => state.get().location;
  return useSyncExternalStore(state.subscribe, read, read);
}

/** Whether another screen is loading. */
export const useIsNavigating = (): boolean => {
  const { isLoading, elements } = useStore(useRouter().state);
  return isLoading && elements !== null;
};

export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** The query of the address, and how to change it. */
export function useSearchParams() {
  const { navigate } = useRouter();
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback(
    (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) =>
      void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [query, setQuery] as const;
}

/** Asks before the reader leaves. While a navigation is blocked, `proceed` continues it and `reset` cancels it. */
export function useBlocker(shouldBlock: (here: Location, next: Location) => boolean) {
  const router = useRouter();
  const [waiting, setWaiting] = useState<{ retry: () => void } | null>(null);
  const decide = useEffectEvent(shouldBlock);
  useEffect(
    () =>
      router.block((here, next, retry) => {
        if (!decide(here, next)) return false;
        setWaiting({ retry });
        return true;
      }),
    [router],
  );
  return {
    isBlocked: waiting !== null,
    proceed: () => {
      setWaiting(null);
      waiting?.retry();
    },
    reset: () => setWaiting(null),
  };
}
