const NAMES: Readonly<Record<string, string>> = { facebook: 'Facebook', google: 'Google' };

/** Turns `google,facebook`, as stored in a mail's parameters, into readable text. */
export const providerNames = (list: string): string =>
  list
    .split(',')
    .map((name) => NAMES[name] ?? '')
    .filter(Boolean)
    .join(', ');
