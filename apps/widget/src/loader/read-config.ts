import type { Config } from '../settings/config.ts';
import { mainStandard, textStandard } from '../settings/owner-colors.ts';

/** Takes nothing from the answer but known values of known form: it can name neither code nor a host. */
export function readConfig(text: string, hostname: string): Config | null {
  const input: unknown = text.length < 9999 ? JSON.parse(text) : null;
  const get = (key: string): unknown =>
    input && Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined;
  const color = (key: string, standard: string) => {
    const value = get(key);
    return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : standard;
  };
  const number = (key: string, min: number, max: number) => {
    const value = get(key);
    return typeof value === 'number' && value >= min && value <= max ? value : null;
  };
  const words = (key: string) => {
    const value = get(key);
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : null;
  };
  const text_ = (key: string, form: RegExp) => {
    const value = get(key);
    return typeof value === 'string' && form.test(value) ? value : '';
  };

  if (get('live') !== true) return null;
  return {
    isOwnHost: isOwnHost(text_('domain', /./), hostname),
    right: get('position') !== 'LEFT',
    mainColor: color('mainColor', mainStandard),
    textColor: color('textColor', textStandard),
    size: number('size', 44, 48) ?? 48,
    offsetX: number('offsetX', 0, 400) ?? 20,
    offsetY: number('offsetY', 0, 400) ?? 20,
    icon: (text_('icon', /^(bars|text)$/) || 'person') as Config['icon'],
    language: text_('language', /^[a-z]{2}$/),
    hideOnPhones: get('hideOnPhones') === true,
    ownTriggerOnly: get('ownTriggerOnly') === true,
    statementUrl: text_('statementUrl', /^https?:\/\/[^\s"'<>\\]{1,2000}$/),
    features: words('features'),
    profiles: words('profiles'),
  };
}

const isOwnHost = (domain: string, hostname: string): boolean =>
  !domain ||
  `.${hostname}`.endsWith(`.${domain}`) ||
  /^(localhost|127\.0\.0\.1|\[::1\]|.*\.(test|localhost))$/.test(hostname);
