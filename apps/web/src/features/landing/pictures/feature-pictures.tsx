import type { ReactNode } from 'react';

export const featureNames = [
  'textSize',
  'letterSpacing',
  'lineHeight',
  'font',
  'contrast',
  'grayscale',
  'saturation',
  'hideMedia',
  'links',
  'tunnel',
  'cursor',
  'mute',
] as const;
export type FeatureName = (typeof featureNames)[number];

// Dark on every background, because the tunnel darkens.
const shade = 'fill-ink dark:fill-surface-sunken';

/** What each control does, before and after, with lines for text and blue for what changes. 120 by 64 units. */
export const featurePictures: Record<FeatureName, ReactNode> = {
  textSize: (
    <>
      <path d="M6 52 15 30l9 22M9 45h12" className="stroke-line-strong" />
      <path d="M46 52 68 6l22 46M54 36h28" strokeWidth="6" className="stroke-brand" />
    </>
  ),
  letterSpacing: (
    <>
      <path d="M6 16h12M23 16h12M40 16h12" className="stroke-line-strong" />
      <path d="M6 44h12M40 44h12M74 44h12" strokeWidth="6" className="stroke-brand" />
      <path
        d="m24 44 5-5v10zM34 44l-5-5v10zM58 44l5-5v10zM68 44l-5-5v10z"
        strokeWidth="0"
        className="fill-line-strong"
      />
    </>
  ),
  lineHeight: (
    <>
      <path d="M6 12h36M6 20h36M6 28h28" className="stroke-line-strong" />
      <path d="M60 10h54M60 32h54M60 54h40" className="stroke-brand" />
    </>
  ),
  font: (
    <>
      <path d="M30 8v44M30 40a12 12 0 1 1-24 0 12 12 0 0 1 24 0Z" className="stroke-line-strong" />
      <path d="M84 8v44M84 40a12 12 0 1 1-24 0 12 12 0 0 1 24 0ZM84 52h10" strokeWidth="6" className="stroke-brand" />
    </>
  ),
  contrast: (
    <>
      <rect x="2" y="6" width="48" height="52" rx="2" strokeWidth="0" className="fill-surface-hover" />
      <path d="M12 22h28M12 32h28M12 42h18" className="stroke-line-strong" />
      <rect x="64" y="6" width="52" height="52" rx="2" strokeWidth="0" className="fill-ink" />
      <path d="M76 22h28M76 32h28M76 42h18" className="stroke-surface-raised" />
    </>
  ),
  grayscale: (
    <g strokeWidth="0">
      <circle cx="22" cy="32" r="18" className="fill-warm" />
      <circle cx="44" cy="32" r="18" className="fill-brand" />
      <circle cx="78" cy="32" r="18" className="fill-line" />
      <circle cx="98" cy="32" r="18" className="fill-line-strong" />
    </g>
  ),
  saturation: (
    <g strokeWidth="0" className="fill-brand">
      <rect x="4" y="12" width="24" height="40" rx="2" opacity="0.2" />
      <rect x="32" y="12" width="24" height="40" rx="2" opacity="0.45" />
      <rect x="60" y="12" width="24" height="40" rx="2" opacity="0.7" />
      <rect x="88" y="12" width="24" height="40" rx="2" />
    </g>
  ),
  hideMedia: (
    <>
      <rect x="4" y="8" width="46" height="48" rx="2" strokeDasharray="1 9" className="stroke-line-strong" />
      <path d="M66 14h48M66 26h48M66 38h48M66 50h30" className="stroke-brand" />
    </>
  ),
  links: (
    <>
      <path d="M6 14h100M6 50h64" className="stroke-line-strong" />
      <rect x="28" y="22" width="56" height="20" rx="2" strokeWidth="0" className="fill-warm-surface" />
      <path d="M36 29h40M36 37h40" strokeWidth="3" className="stroke-warm-ink" />
    </>
  ),
  tunnel: (
    <>
      <rect x="2" y="2" width="116" height="20" rx="2" strokeWidth="0" className={shade} />
      <rect x="2" y="42" width="116" height="20" rx="2" strokeWidth="0" className={shade} />
      <path d="M14 32h92" className="stroke-brand" strokeWidth="6" />
      <path d="M14 12h92M14 52h70" opacity="0.35" className="stroke-surface-raised" />
    </>
  ),
  cursor: (
    <>
      <path d="M10 16v18l5-5 4 8 4-2-4-8h7Z" strokeWidth="2" className="stroke-line-strong" />
      <path d="M54 4v46l12-11 9 20 11-5-9-19h17Z" strokeWidth="4" className="fill-brand stroke-brand" />
    </>
  ),
  mute: (
    <>
      <path d="M8 24v16h12l16 13V11L20 24Z" className="fill-brand stroke-brand" />
      <path d="m56 22 20 20M76 22 56 42" strokeWidth="6" className="stroke-line-strong" />
    </>
  ),
};
