/**
 * Prevents mail programs from turning a name that looks like an address into a link, which could lure people elsewhere
 * in our name: an invisible space after each separator keeps it plain text.
 */
export const inertName = (name: string): string => name.replace(/([.:@\u3002\uff0e\uff61])(?=\S)/gu, '$1\u200b');
