/** The release of the SDK whose declarations the objects here follow; a test compares the two. */
export const API_VERSION = '2026-10-28.endive';
