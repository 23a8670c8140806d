/** The last 43 characters of a part's name are its SHA-256. */
export const partIntegrity = (file: string): string =>
  `sha256-${file.slice(-43).replace(/-/g, '+').replace(/_/g, '/')}=`;
