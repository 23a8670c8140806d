import { type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Router } from '../lib/router/router.ts';
import { adoptTypedValues } from '../ui/forms/adopt-typed-values.ts';
import { App } from './app.tsx';

/** Hydrates a screen that the server rendered, with everything that has been typed and pressed there meanwhile. */
export function hydrateScreen(root: HTMLElement, router: Router): void {
  hydrateRoot(
    root,
    <StrictMode>
      <Handover root={root}>
        <App router={router} />
      </Handover>
    </StrictMode>,
  );
  dispatchEvent(new Event('evenway:listening'));
}

function Handover({ root, children }: { root: HTMLElement; children: ReactNode }) {
  // Before the next render, which would reset the fields.
  useLayoutEffect(() => adoptTypedValues(root), [root]);
  // `before-paint.js` now replays what was pressed before these scripts loaded.
  useEffect(() => {
    queueMicrotask(() => dispatchEvent(new Event('evenway:interactive')));
  }, []);
  return children;
}
