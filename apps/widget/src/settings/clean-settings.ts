import { features, isOption, type Settings } from './options.ts';

/** Saved settings may be old or written by someone else: only known values of allowed functions survive. */
export function cleanSettings(input: unknown, allowed: readonly string[] | undefined): Settings {
  const clean: Settings = Object.create(null);
  const given: Record<string, unknown> = Object(input);
  for (const feature of features) {
    const value = Object.hasOwn(given, feature) ? given[feature] : undefined;
    if (typeof value !== 'string' || !isOption(feature, value)) continue;
    if (!allowed || allowed.includes(feature)) clean[feature] = value;
  }
  return clean;
}
