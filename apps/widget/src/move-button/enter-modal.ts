import { findAll, fromDocument } from '../page/safe-document.ts';
import type { Loader } from '../settings/parts.ts';

let observer: MutationObserver | undefined;

/**
 * Everything outside an open modal dialog is inert, even what is painted above it. So our element moves into the dialog
 * while it is open, as a popover: clipping and transforms of the dialog do not affect the button.
 */
export function enterModal(loader: Loader): void {
  const { host, root } = loader;
  const page = fromDocument('documentElement');
  const parent = topModal() ?? page;
  if (host.parentNode === parent) return;
  // Moving our element drops the focus. A panel opened out here by the dialog's own trigger could not take it, so
  // nothing has it.
  const isFree = fromDocument('activeElement') === fromDocument('body');
  const focused = root.activeElement ?? (isFree ? root.querySelector('.p h2') : null);
  observer?.disconnect();
  observer = undefined;
  if (parent === page) host.removeAttribute('popover');
  parent.append(host);
  if (parent !== page && 'showPopover' in host) {
    host.popover = 'manual';
    host.showPopover();
  }
  (focused as HTMLElement | null)?.focus();
  if (parent === page) return;
  // Moves back when the dialog closes, or is removed from the page.
  observer = new MutationObserver(() => {
    if (host.parentNode === parent || !parent.isConnected) enterModal(loader);
    else observer?.disconnect();
  });
  observer.observe(document, { __proto__: null, childList: true, subtree: true, attributeFilter: ['open'] } as object);
}

/** If several are open, the one with the focus. */
function topModal(): Element | undefined {
  const open = [...findAll('dialog[open]')].filter((dialog) => dialog.matches(':modal'));
  return open.find((dialog) => dialog.matches(':focus-within')) ?? open.at(-1);
}
