export const partUrl = (cdn: string, file: string): string => `${cdn}/widget/parts/${file}`;

/** The last 64 characters of a part's name are its SHA-384. */
export const partIntegrity = (file: string): string =>
  `sha384-${file.slice(-64).replace(/-/g, '+').replace(/_/g, '/')}`;
