/** The French of what the API says in English. Apart from the index, so that only French readers load it. */
export { fallbacksFr } from './calls/fallbacks.fr.ts';
export { errorsFr } from './errors.fr.ts';
