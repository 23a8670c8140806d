import { createContext } from 'react';

/** Address of this page in the other language. Null where the language is a preference and not part of the address. */
export const AlternateUrl = createContext<string | null>(null);
