import { findAll, fromDocument } from '../page/safe-document.ts';
import type { Loader } from '../settings/parts.ts';

let observer: MutationObserver | undefined;

/**
 * Everything outside an open modal dialog is inert, even what is painted above it. So our element moves into the dialog
 * while it is open, as a popover: clipping and transforms of the dialog do not affect the button.
 */
export function enterModal(loader: Loader): void {
  const { host, root } = loader;
  const home = fromDocument('documentElement');
  const place = topModal() ?? home;
  if (host.parentNode === place) return;
  // Moving our element drops the focus. A panel opened out here by the dialog's own trigger could not take it, so
  // nothing has it.
  const isFree = fromDocument('activeElement') === fromDocument('body');
  const focused = root.activeElement ?? (isFree ? root.querySelector('.p h2') : null);
  observer?.disconnect();
  observer = undefined;
  if (place === home) host.removeAttribute('popover');
  place.append(host);
  if (place !== home && 'showPopover' in host) {
    host.popover = 'manual';
    host.showPopover();
  }
  (focused as HTMLElement | null)?.focus();
  if (place === home) return;
  // Moves back when the dialog closes, or is removed from the page.
  observer = new MutationObserver(() => {
    if (host.parentNode === place || !place.isConnected) enterModal(loader);
    else observer?.disconnect();
  });
  observer.observe(document, { __proto__: null, childList: true, subtree: true, attributeFilter: ['open'] } as object);
}

/** If several are open, the one with the focus. */
function topModal(): Element | undefined {
  const open = [...findAll('dialog[open]')].filter((dialog) => dialog.matches(':modal'));
  return open.find((dialog) => dialog.matches(':focus-within')) ?? open.at(-1);
}
