import { profiles } from '../../apps/widget/src/profiles/profiles.ts';
import { options } from '../../apps/widget/src/settings/options.ts';

/** One way of using the widget. */
export interface Case {
  readonly feature: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly check: 'contrast' | 'layout' | 'picture';
  readonly widths: readonly number[];
}

const WIDE = 1280;
const NARROW = 390;
/** These have no visible effect. */
const SILENT = ['mute', 'readAloud'];
/** Apart from the smallest and the largest step, which are enough to judge the others. */
const LEFT_OUT = [
  'textSize-110',
  'textSize-125',
  'textSize-175',
  'letterSpacing-1',
  'letterSpacing-2',
  'lineHeight-1',
  'lineHeight-2',
];
const LAYOUT = ['textSize', 'letterSpacing', 'lineHeight', 'font', 'weight'];
const OWN_COLORS = 'ffff00-000080-ffffff';

const ofFeatures: Case[] = Object.entries(options)
  .filter(([feature]) => !SILENT.includes(feature))
  .flatMap(([feature, values]) =>
    (feature === 'colors' ? [OWN_COLORS] : (values as readonly string[])).map((value) => ({
      feature,
      name: `${feature}-${value}`,
      settings: { [feature]: value },
      check:
        feature === 'contrast' || feature === 'colors' ? 'contrast' : LAYOUT.includes(feature) ? 'layout' : 'picture',
      widths: feature === 'contrast' || feature === 'textSize' ? [WIDE, NARROW] : [WIDE],
    })),
  );

const ofProfiles: Case[] = Object.entries(profiles).map(([profile, settings]) => ({
  feature: 'profile',
  name: `profile-${profile}`,
  settings: settings as Record<string, string>,
  check: 'picture',
  widths: [WIDE],
}));

export const cases: readonly Case[] = [...ofFeatures, ...ofProfiles].filter(({ name }) => !LEFT_OUT.includes(name));
