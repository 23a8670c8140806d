/**
 * The lower left corner, where the margin beside the content (`site-column`) has room for the button. On narrower
 * screens the button is at the end of the page instead, because floating it would cover text and calls to action.
 */
export const cornerClass =
  'xl:fixed xl:z-30 xl:left-[max(0.5rem,env(safe-area-inset-left))] xl:bottom-[max(1.25rem,env(safe-area-inset-bottom))]';

/** The panel's position: above that corner, so that its button stays reachable, or in the corner itself. */
export const aboveCornerClass =
  'fixed z-30 left-[max(0.5rem,env(safe-area-inset-left))] bottom-[max(0.5rem,env(safe-area-inset-bottom))] xl:bottom-[calc(max(1.25rem,env(safe-area-inset-bottom))+4rem)]';
