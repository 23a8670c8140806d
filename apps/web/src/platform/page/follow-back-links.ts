import { goBack } from './go-back.ts';

/** Marks a link that goes one step back. Its own target is for the time before this script has loaded. */
export const BACK_LINK = { 'data-goes-back': '' };

/** Without React, which public pages load only when someone reaches for a control. */
export function followBackLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-goes-back]') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link === null || !isPlain) return;
    event.preventDefault();
    goBack(link.href);
  });
}
