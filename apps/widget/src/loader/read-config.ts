import { parse } from '../page/attempt.ts';
import type { Config } from '../settings/config.ts';
import { hexColor, mainStandard } from '../settings/owner-colors.ts';

/**
 * Uses only known values of known form: a response can name neither code nor a host, and additions of a later version
 * (`v`) are ignored. Null: not live. Undefined: not our response, such as a network's sign-in page.
 */
export function readConfig(text: string): Config | null | undefined {
  // Ours are never this long.
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
