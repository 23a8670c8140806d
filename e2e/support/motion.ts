/** For journeys on a device that wants motion, as most do: `test.use(withMotion)`. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
