import {
  Component,
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
} from 'react';
import { useStore } from '../use-store.ts';
import { RouterContext, useNavigate } from './hooks.ts';
import type { Router } from './router.ts';

interface ScreensProps {
  router: Router;
  /** Shown until the code of the first screen has loaded. */
  Waiting: ComponentType;
  /** Shown instead of a screen that failed, or whose code did not load. */
  Failed: ComponentType<{ error: unknown }>;
}

/** The screen of the address, inside its layouts. */
export function Screens({ router, Waiting, Failed }: ScreensProps) {
  const { location, elements, error } = useStore(router.state);
  return (
    <RouterContext value={router}>
      {error !== null ? (
        <Failed error={error} />
      ) : elements === null ? (
        <Waiting />
      ) : (
        <Boundary Failed={Failed} at={location.key}>
          <Nested value={elements}>
            <Outlet />
          </Nested>
        </Boundary>
      )}
    </RouterContext>
  );
}

const Nested = createContext<readonly ReactElement[]>([]);

/** Where a layout or a guard renders its content. */
export function Outlet() {
  const [next, ...rest] = useContext(Nested);
  return next === undefined ? null : <Nested value={rest}>{next}</Nested>;
}

/** Navigates as soon as it is rendered. */
export function Navigate({ to, state, replace = false }: { to: string; state?: unknown; replace?: boolean }) {
  const navigate = useNavigate();
  // The state may be another object on every render; the target is the same.
  const go = useEffectEvent((target: string) => void navigate(target, { replace, state }));
  useEffect(() => go(to), [to]);
  return null;
}

interface BoundaryProps {
  Failed: ScreensProps['Failed'];
  /** Another location gets another attempt. */
  at: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failure: { error: unknown; at: string } | null }> {
  override state = { failure: null as { error: unknown; at: string } | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, at: '' } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, { failure }: Boundary['state']) {
    if (failure === null || failure.at === at) return null;
    return { failure: failure.at === '' ? { ...failure, at } : null };
  }

  override render() {
    const { Failed, children } = this.props;
    return this.state.failure === null ? children : <Failed error={this.state.failure.error} />;
  }
}
