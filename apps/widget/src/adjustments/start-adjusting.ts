import { fromDocument } from '../page/safe-document.ts';
import { type Choices, choose, combine, toggleProfile } from '../profiles/choices.ts';
import { isProfile, profiles } from '../profiles/profiles.ts';
import { cleanSettings } from '../settings/clean-settings.ts';
import { options, type Settings } from '../settings/options.ts';
import type { Adjuster, Loader, PartScript } from '../settings/parts.ts';
import { followDevice } from './engine/follow-device.ts';
import { toolFeatures } from './engine/registry.ts';
import { stylePage } from './engine/style-page.ts';
import type { Tools } from './start-tools.ts';

declare const TOOLS_PART: string;

/** A style sheet larger than this costs more to keep than to make again. */
const longestKept = 150_000;

/** Applies what is saved, and whatever the panel asks for afterwards. */
export function startAdjusting(loader: Loader): Adjuster {
  const { saved, config } = loader;
  const running = new Map<string, { value: string; stop: () => void }>();
  let saving: ReturnType<typeof setTimeout> | undefined;
  let fail: (() => void) | undefined;
  let change: (() => void) | undefined;
  const readChoices = (): Choices => ({
    own: cleanSettings(saved.s, config.features),
    layers: cleanLayers(saved.p, config.profiles),
  });
  let chosen = readChoices();
  /** Set while the settings are those of another tab: two pages would answer each other for ever. */
  let isReloaded = false;
  let device: Settings = {};
  let unfollow: (() => void) | undefined;

  const keep = (css: string, page: string) => {
    const kept = css !== '' && css.length < longestKept;
    const { own, layers } = chosen;
    saved.p = layers[0] ? layers : undefined;
    // Also empty below a profile: the loader starts what was saved when there is any.
    saved.s = saved.p || Object.keys(own).length > 0 ? (own as Record<string, string>) : undefined;
    saved.c = kept ? css : undefined;
    saved.g = (kept && page) || undefined;
    saved.v = kept ? loader.version : undefined;
    // Writing to the device can wait until the page has been drawn.
    clearTimeout(saving);
    if (!isReloaded) saving = setTimeout(loader.save, 50);
  };
  const { apply, context } = stylePage(loader, keep, () => fail?.());
  const startTool = (feature: string, value: string) => {
    let over = false;
    let stop: (() => void) | undefined;
    loader
      .part<Tools>(TOOLS_PART)
      .then((start) => {
        if (!over) stop = start(feature, value, context, () => fail?.());
      })
      .catch(() => fail?.());
    return () => {
      over = true;
      stop?.();
    };
  };
  const run = (settings: Settings, reloaded = false) => {
    isReloaded = reloaded;
    for (const tool of toolFeatures) {
      const value = settings[tool] ?? '';
      const earlier = running.get(tool);
      if (earlier?.value === value) continue;
      earlier?.stop();
      running.delete(tool);
      if (value) running.set(tool, { value, stop: startTool(tool, value) });
    }
    try {
      apply(settings);
    } catch {
      // The page must never see an error of ours; the visitor is told.
      fail?.();
    }
  };
  const all = () => cleanSettings(combine(chosen, device), config.features);
  const stopFollowing = () => {
    unfollow?.();
    unfollow = undefined;
    device = {};
    saved.f = undefined;
  };
  const follow = (on: boolean, reloaded = false) => {
    stopFollowing();
    if (!on) return run(all(), reloaded);
    saved.f = true;
    unfollow = followDevice((settings) => {
      device = settings;
      run(all(), reloaded);
      change?.();
    });
  };

  follow(saved.f === true);
  return {
    options,
    profiles: Object.keys(profiles),
    settings: all,
    choices: () => chosen,
    set(feature, value) {
      if (device[feature] && device[feature] !== value) {
        // Choosing otherwise than the device asks ends following it, and keeps the rest.
        chosen = { ...chosen, own: { ...device, ...chosen.own } };
        stopFollowing();
      }
      chosen = choose(chosen, device, feature, value);
      run(all());
    },
    toggleProfile(name) {
      chosen = toggleProfile(chosen, name);
      run(all());
    },
    restore(earlier) {
      chosen = earlier;
      run(all());
    },
    onFailure: (listener) => {
      fail = listener;
    },
    onChange: (listener) => {
      change = listener;
    },
    follow: (on) => follow(on),
    reload() {
      chosen = readChoices();
      follow(saved.f === true, true);
      change?.();
    },
    remove() {
      unfollow?.();
      const { s, p, c, g, v } = saved;
      run({});
      clearTimeout(saving);
      Object.assign(saved, { s, p, c, g, v });
    },
  };
}

/** Only profiles that this site offers, and marks of choices made over them. */
const cleanLayers = (input: unknown, allowed: readonly string[] | null): string[] =>
  Array.isArray(input)
    ? input.filter((layer) => (isProfile(layer) ? !allowed || allowed.includes(layer) : /^-\w+$/.test(layer)))
    : [];

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = startAdjusting;
