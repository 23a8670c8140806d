/**
 * The lower left corner, clear of rounded screens and of a bar across the bottom (`--bottom-bar`, of `followBottomBar`).
 * The widget's own button has the lower right one.
 */
export const cornerClass =
  'fixed z-30 left-[max(1rem,env(safe-area-inset-left))] bottom-[calc(max(1.25rem,env(safe-area-inset-bottom))+var(--bottom-bar,0px))]';

/** Above that corner, so that both buttons stay in reach beside what is opened. */
export const aboveCornerClass =
  'fixed z-30 left-[max(0.5rem,env(safe-area-inset-left))] sm:left-[max(1rem,env(safe-area-inset-left))] bottom-[calc(max(1.25rem,env(safe-area-inset-bottom))+var(--bottom-bar,0px)+4rem)]';

/**
 * On a narrow screen there is no room for a bar and an open panel: while it is open, both lie over the bar, which is there
 * again when it closes.
 */
export const cornerOverBarClass = 'max-sm:z-45 max-sm:bottom-[max(1.25rem,env(safe-area-inset-bottom))]';
export const aboveCornerOverBarClass =
  'max-sm:z-45 max-sm:bottom-[calc(max(1.25rem,env(safe-area-inset-bottom))+4rem)] max-sm:max-h-[calc(100dvh-6.25rem)]';

/** What they stand on then: a bar that was half covered would offer only half of its answers. */
export const floorClass =
  'fixed inset-x-0 bottom-0 z-44 h-[calc(max(1.25rem,env(safe-area-inset-bottom))+4.5rem)] border-line border-t bg-surface sm:hidden';
