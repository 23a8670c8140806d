const NAMES: Readonly<Record<string, string>> = { facebook: 'Facebook', google: 'Google' };

/** `google,facebook`, as a mail's parameters carry it, as people read it. */
export const providerNames = (list: string): string =>
  list
    .split(',')
    .map((name) => NAMES[name] ?? '')
    .filter(Boolean)
    .join(', ');
