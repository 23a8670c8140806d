/** How long a link that starts a check is valid, and how long the check may then take. */
export const CHECK_TOKEN_MINUTES = 10;
export const CHECK_LIFETIME_HOURS = 2;

/**
 * A page may take half a minute, and browsers throttle background tabs: a check that is silent for longer has stopped.
 */
export const CHECK_QUIET_SECONDS = 120;

/** The fragment in the website's address, before the token. */
export const CHECK_FRAGMENT = 'evenway-check=';

/** Pages of one check. */
export const CHECK_MAX_PAGES = 50;
/** Per page: rules with findings, and elements listed for each; all are counted. */
export const CHECK_MAX_RULES = 120;
export const CHECK_MAX_NODES = 50;
/** Characters of an element's selector, and of its tag. */
export const CHECK_MAX_TEXT = 500;
/** Characters of the words that an element is recognized by. */
export const CHECK_MAX_WORDS = 60;
export const CHECK_MAX_PATH = 1000;

/** The page widths to choose from; the default is the window's. */
export const CHECK_WIDTHS = [320, 768, 1280] as const;
export const CHECK_THEMES = ['device', 'light', 'dark'] as const;
/** `waiting`: its link has not been opened. `expired`: never opened, or its tab was closed before the end. */
export const CHECK_STATES = ['waiting', 'running', 'paused', 'finished', 'stopped', 'expired'] as const;
export const CHECKED_PAGE_STATES = ['checked', 'notFramed', 'failed'] as const;
/** Why a page could not be checked. */
export const CHECKED_PAGE_REASONS = ['status', 'timeout', 'notHtml', 'otherSite', 'policy', 'error'] as const;
/** How the page's own content policy prevents the whole check. */
export const CHECK_PROBLEMS = ['scriptBlocked', 'framesBlocked'] as const;

/** How many checks of a website are kept, and for how long. */
export const CHECKS_KEPT = 10;
export const CHECKS_KEPT_DAYS = 730;

export const FINDING_REASON_MAX_LENGTH = 1000;
export const MANUAL_NOTE_MAX_LENGTH = 2000;
