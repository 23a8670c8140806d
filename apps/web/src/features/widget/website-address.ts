export const areas = ['install', 'appearance', 'usage'] as const;
export type Area = (typeof areas)[number];

export function chosenArea(address: URLSearchParams): Area {
  return areas.find((area) => area === address.get('area')) ?? 'install';
}

/** The same address with one part of it changed. */
export function withChoice(address: URLSearchParams, choice: { website: string } | { area: Area }): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(choice)) next.set(name, value);
  return next;
}
