import { attempt } from '../page/attempt.ts';
import { fromDocument } from '../page/safe-document.ts';
import { type Choices, choose, combine, toggleProfile } from '../profiles/choices.ts';
import { isProfile, profiles } from '../profiles/profiles.ts';
import { features, isOption, options, type Settings } from '../settings/options.ts';
import { partIntegrity } from '../settings/part-files.ts';
import type { PartScript } from '../settings/part-script.ts';
import type { Adjuster, Loader } from '../settings/parts.ts';
import { storageKey } from '../settings/read-saved.ts';
import type { StartStoring, Storing } from '../settings/start-storing.ts';
import { followDevice } from './engine/follow-device.ts';
import { toolFeatures } from './engine/registry.ts';
import { stylePage } from './engine/style-page.ts';
import type { Tools } from './start-tools.ts';

declare const STORE_PART: string;
declare const TOOLS_PART: string;

/** Applies the saved settings, and then every choice made in the panel. */
export function startAdjusting(loader: Loader): Adjuster {
  const { saved, config } = loader;
  /** What is stored, as text, until the part that stores settings has loaded. */
  let stored = JSON.stringify(saved);
  const storing = (...action: Parameters<Storing>): Promise<void> =>
    loader
      .part<StartStoring>(STORE_PART)
      .then((start) => start(loader, stored)(...action))
      .catch(() => fail?.());
  loader.save = () => void storing('save');
  loader.hide = storing;
  loader.fetchPart = (file, ending) => loader.request(`parts/${file}.${ending}`, { integrity: partIntegrity(file) });
  const running = new Map<string, { value: string; stop: () => void }>();
  let fail: (() => void) | undefined;
  let change: (() => void) | undefined;
  const readChoices = (): Choices => ({
    own: cleanSettings(saved.s, config.features),
    layers: cleanLayers(saved.p, config.profiles),
  });
  let chosen = readChoices();
  /** True if there is nothing to store: settings from another tab, before the first choice, and when we leave. */
  let isReloaded = false;
  let device: Settings = {};
  let unfollow: (() => void) | undefined;

  const storeSheet = (css: string, page: string) => {
    if (isReloaded) return;
    // A first-time visitor may leave before that part has loaded. It merges with what another tab has stored.
    if (stored === '{}')
      attempt(() => {
        if (localStorage.getItem(storageKey)) return;
        stored = JSON.stringify({ s: chosen.own, p: chosen.layers });
        localStorage.setItem(storageKey, stored);
      });
    void storing('save', undefined, { css, page, ...chosen });
  };
  const { apply, context } = stylePage(loader, storeSheet, () => fail?.());
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
      // The page must never see our errors; the visitor is told.
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

  follow(!!saved.f, stored === '{}');
  const adjuster: Adjuster = {
    options,
    profiles: Object.keys(profiles),
    settings: all,
    choices: () => chosen,
    set(feature, value) {
      if (device[feature] && device[feature] !== value) {
        // Choosing differently from the device's preferences ends following them, and keeps the others.
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
    sync: () => void storing('sync', adjuster),
    remove() {
      unfollow?.();
      run({}, true);
    },
  };
  return adjuster;
}

/** Saved settings may be old or written by someone else: only known values of allowed functions survive. */
function cleanSettings(input: unknown, allowed: readonly string[] | undefined): Settings {
  const clean: Settings = Object.create(null);
  const given: Record<string, unknown> = Object(input);
  for (const feature of features) {
    const value = Object.hasOwn(given, feature) ? given[feature] : undefined;
    if (typeof value !== 'string' || !isOption(feature, value)) continue;
    if (!allowed || allowed.includes(feature)) clean[feature] = value;
  }
  return clean;
}

/** Only profiles that this site offers, and markers of choices made over them. */
const cleanLayers = (input: unknown, allowed: readonly string[] | undefined): string[] =>
  Array.isArray(input)
    ? input.filter((layer) => (isProfile(layer) ? !allowed || allowed.includes(layer) : /^-\w+$/.test(layer)))
    : [];

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = startAdjusting;
