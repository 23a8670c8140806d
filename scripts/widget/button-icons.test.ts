import { expect, it } from 'vitest';
import { shapes } from '../../apps/web/src/features/widget/appearance/settings/button-icon.tsx';
import { icons, person } from '../../apps/widget/src/loader/draw-button.ts';

// Two programs that share no code: the appearance screen shows the icons, the widget draws them.
it('the appearance screen shows the icons that the widget draws', () => {
  expect(shapes).toEqual({ person, ...icons });
});
