import { WIDGET_DEFAULTS } from '@evenway/contract';
import { expect, it } from 'vitest';
import { changedSettings } from './changed-settings.ts';

it('names what was changed and nothing else', () => {
  const config = { ...WIDGET_DEFAULTS, position: 'LEFT', profiles: [] } as const;
  expect(changedSettings({ ...config, profiles: [] }, WIDGET_DEFAULTS)).toEqual({ position: 'LEFT', profiles: [] });
  expect(changedSettings({ ...WIDGET_DEFAULTS }, WIDGET_DEFAULTS)).toEqual({});
});
