import { createContext } from 'react';

/** The URL of this page in the other language. Null if the language is a preference and not part of the URL. */
export const AlternateUrl = createContext<string | null>(null);
