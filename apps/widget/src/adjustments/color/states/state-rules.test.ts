import { expect, test, vi } from 'vitest';
import { ownRing } from '../focus/focus-ring.ts';
import { type Theme, themes } from '../theme/theme.ts';
import { stateRules } from './state-rules.ts';

const theme = themes.dark as Theme;

/** A page with rules for forced colors: by selector, what they declare. */
function pageWith(rules: Record<string, Record<string, string>>): Document {
  const styleRules = Object.entries(rules).map(([selectorText, declared]) => ({
    type: 1,
    selectorText,
    style: Object.assign(Object.keys(declared), {
      cssText: JSON.stringify(declared),
      getPropertyValue: (name: string) => declared[name] ?? '',
      getPropertyPriority: () => '',
    }),
  }));
  const media = { type: 4, media: { mediaText: '(forced-colors: active)' }, cssRules: styleRules };
  const page = {
    documentElement: {},
    sheets: [{ disabled: false, media: { mediaText: '' }, ownerNode: {}, cssRules: [media] }],
  };
  vi.stubGlobal(
    'Document',
    class {
      get styleSheets() {
        return (this as unknown as typeof page).sheets;
      }
      get adoptedStyleSheets() {
        return [];
      }
    },
  );
  return page as unknown as Document;
}

const rulesFor = (declared: Record<string, string>) => stateRules(pageWith({ '.part': declared }), ownRing, theme).css;

test('what authors wrote for forced colors counts, with our colors for those of the system', () => {
  const css = rulesFor({
    'background-color': 'Highlight',
    'border-top-color': 'ButtonText',
    'outline-color': 'transparent',
    width: '3px',
  });
  expect(css).toBe(
    `@media (min-width:0){.part{background-color:${theme.mark};border-top-color:${theme.text};outline-color:${theme.focus};}}`,
  );
});

test('the background of a drawing colors the drawing itself, and is left to what is made for icons', () => {
  const css = rulesFor({
    'mask-image': 'url(arrow.svg)',
    'background-color': 'ButtonText',
    'border-top-color': 'Mark',
  });
  expect(css).toBe(`@media (min-width:0){.part{border-top-color:${theme.mark};}}`);
});
