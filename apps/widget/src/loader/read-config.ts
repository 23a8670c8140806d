import { parse } from '../page/attempt.ts';
import type { Config } from '../settings/config.ts';
import { hexColor, mainStandard } from '../settings/owner-colors.ts';

/**
 * Uses nothing of the answer but known values of known form: it can name neither code nor a host, and what a later
 * version (`v`) adds is passed over. Null: not live. Undefined: no answer of ours, as a network's sign-in page gives.
 */
export function readConfig(text: string): Config | null | undefined {
  // Ours is never that long.
  const input = parse(() => text.slice(0, 9999));
  const { live, domain } = input;
  const { hostname } = location;
  const read = (key: string, form: RegExp, standard: string) =>
    form.test(input[key] as string) ? `${input[key]}` : standard;
  if (live !== true) return live === false ? null : undefined;
  return Object.assign(input, {
    text,
    isOwnHost: !domain || `.${hostname}`.endsWith(`.${domain}`) || /^(127\.|\[)|\b(localhost|test)$/.test(hostname),
    mainColor: read('mainColor', hexColor, mainStandard),
    size: read('size', /^4[4-8]$/, '48'),
    offsetX: read('offsetX', offset, '20'),
    offsetY: read('offsetY', offset, '20'),
  }) as unknown as Config;
}

const offset = /^([1-3]?\d?\d|400)$/;
