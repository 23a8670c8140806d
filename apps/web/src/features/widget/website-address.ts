export const areas = ['install', 'appearance', 'usage'] as const;
export type Area = (typeof areas)[number];

export function chosenArea(address: URLSearchParams): Area {
  return areas.find((area) => area === address.get('area')) ?? 'install';
}

/** The same address with another area. */
export function withArea(address: URLSearchParams, area: Area): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('area', area);
  return next;
}
