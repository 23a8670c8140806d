import { type ReactNode, StrictMode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Router } from '../lib/router/router.ts';
import { languagePreference } from '../platform/preferences/language.ts';
import { adoptTypedValues } from '../ui/forms/adopt-typed-values.ts';
import { App } from './app.tsx';

/** React takes over a screen as the server rendered it, with all that has been typed and pressed there meanwhile. */
export function hydrateScreen(root: HTMLElement, router: Router): void {
  languagePreference.pin(languagePreference.get());
  hydrateRoot(
    root,
    <StrictMode>
      <Handover root={root}>
        <App router={router} />
      </Handover>
    </StrictMode>,
  );
}

function Handover({ root, children }: { root: HTMLElement; children: ReactNode }) {
  // Before anything is rendered again, which would put the fields back.
  useLayoutEffect(() => adoptTypedValues(root), [root]);
  // `before-paint.js` now does what was pressed before these scripts came.
  useEffect(() => {
    queueMicrotask(() => dispatchEvent(new Event('evenway:interactive')));
  }, []);
  return children;
}
