// They wrap on narrow screens: a tab that has to be scrolled to is not seen.
export const tabListClass = 'flex flex-wrap gap-x-3 border-line border-b sm:gap-x-5';

// The selected tab has a double line, so that it does not depend on color.
export const tabClass =
  'flex min-h-11 items-center gap-2 max-[23rem]:text-sm rounded-t-control border-b-[6px] px-1 pt-1.5 font-semibold no-underline -outline-offset-3';
export const selectedTabClass = 'border-accent border-double text-ink';
export const otherTabClass = 'border-transparent text-ink-muted hover:text-ink forced-colors:border-[Canvas]';
