/** For journeys on a device without reduced motion, like most: `test.use(withMotion)`. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
