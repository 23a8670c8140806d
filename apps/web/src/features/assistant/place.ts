/** The lower left corner, clear of rounded screens. The widget's own button has the lower right one. */
export const cornerClass =
  'fixed z-30 left-[max(1rem,env(safe-area-inset-left))] bottom-[max(1.25rem,env(safe-area-inset-bottom))]';

/** Above that corner, so that both buttons stay in reach beside what is opened. */
export const aboveCornerClass =
  'fixed z-30 left-[max(0.5rem,env(safe-area-inset-left))] sm:left-[max(1rem,env(safe-area-inset-left))] bottom-[calc(max(1.25rem,env(safe-area-inset-bottom))+4rem)]';
