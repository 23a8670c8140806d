import type { Settings } from '../../settings/options.ts';

const queries = ['reduced-motion:reduce', 'contrast:more', 'color-scheme:dark'];

/** Preferences of the device, as settings. Calls `onChange` again whenever they change. */
export function followDevice(onChange: (settings: Settings) => void): () => void {
  const lists = queries.map((query) => matchMedia(`(prefers-${query})`));
  const read = () => {
    const [calm, strong, dark] = lists.map((list) => list.matches);
    const settings: Settings = {};
    if (calm) settings.motion = 'on';
    if (strong) settings.contrast = dark ? 'dark' : 'own';
    onChange(settings);
  };
  for (const list of lists) list.onchange = read;
  read();
  return () => {
    for (const list of lists) list.onchange = null;
  };
}
