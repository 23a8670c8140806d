/**
 * A name as it may stand in a mail. Mail programs make links of whatever looks like an address, so that a name could lead
 * people elsewhere in our words: an invisible space after each sign that joins an address keeps it plain text.
 */
export const inertName = (name: string): string => name.replace(/([.:@\u3002\uff0e\uff61])(?=\S)/gu, '$1\u200b');
