import type { Feature, Settings } from '../settings/options.ts';
import { options } from '../settings/options.ts';
import { isProfile, profiles } from './profiles.ts';

/**
 * What the visitor has chosen. Layers lie over the visitor's own settings in the order they were added: the name of a
 * profile, or `-` and a function that was chosen by hand later, which overrides what earlier profiles want of it.
 */
export interface Choices {
  readonly own: Settings;
  readonly layers: readonly string[];
}

/** Functions with ordered values: the larger of two wins. */
const ordered: readonly string[] = ['textSize', 'letterSpacing', 'lineHeight', 'weight'];

/** The settings that apply to the page: a profile adds to the visitor's choices and never removes any. */
export function combine({ own, layers }: Choices, device: Settings): Settings {
  const base: Settings = { ...device, ...own };
  const result = { ...base };
  for (const layer of layers) {
    if (isProfile(layer)) {
      for (const [feature, value] of Object.entries(profiles[layer]) as [Feature, string][])
        result[feature] = stronger(feature, result[feature], value);
    } else {
      const feature = layer.slice(1) as Feature;
      if (base[feature]) result[feature] = base[feature];
      else delete result[feature];
    }
  }
  return result;
}

/** A value chosen by hand wins over profiles that want more; an empty one switches the function off. */
export function choose({ own, layers }: Choices, device: Settings, feature: Feature, value: string): Choices {
  const { [feature]: _, ...rest } = own;
  const mark = `-${feature}`;
  const next = { own: value ? { ...rest, [feature]: value } : rest, layers: layers.filter((layer) => layer !== mark) };
  return (combine(next, device)[feature] ?? '') === value ? next : { ...next, layers: [...next.layers, mark] };
}

/** Switching a profile off leaves what was chosen by hand and what other profiles want. */
export function toggleProfile({ own, layers }: Choices, name: string): Choices {
  if (!layers.includes(name)) return { own, layers: [...layers, name] };
  const rest = layers.filter((layer) => layer !== name);
  return { own, layers: rest.some(isProfile) ? rest : [] };
}

function stronger(feature: Feature, current: string | undefined, wanted: string): string {
  if (!current) return wanted;
  const values: readonly string[] = options[feature];
  return ordered.includes(feature) && values.indexOf(wanted) > values.indexOf(current) ? wanted : current;
}
