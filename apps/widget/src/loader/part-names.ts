declare const ADJUST_PART: string;
declare const PANEL_PART: string;
declare const MOVE_PART: string;
declare const LOADER_VERSION: string;

/** Written in by the build: the names of the parts this loader was built with, each ending in its SHA-256. */
export const adjustPart = ADJUST_PART;
export const panelPart = PANEL_PART;
export const movePart = MOVE_PART;

/** Names this build of the loader. */
export const loaderVersion = LOADER_VERSION;
