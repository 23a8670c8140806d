import { redeclare } from '../../page/redeclare.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { customProperty } from '../engine/custom-property.ts';
import { above } from '../engine/specificity.ts';

const themes: Record<string, Theme> = {
  dark: { back: '#000', text: '#fff', link: '#ffe566', line: '#999' },
  light: { back: '#fff', text: '#000', link: '#00239c', line: '#595959' },
};

interface Theme {
  back: string;
  text: string;
  link: string;
  line: string;
}

/**
 * Dark and light: what the page paints is painted in one colour, what it leaves transparent stays transparent, as
 * the systems' own high contrast does it; so nothing is covered that was not covered before. One rule for every element,
 * and otherwise the page's own: a rule for all that is drawn before and after elements would cost as much again.
 */
export const contrast: Adjustment = {
  css(value) {
    const theme = themes[value];
    if (!theme) return '';
    const { back, text, link, line } = theme;
    return [
      `:root${above}{color-scheme:only ${value}!important;background:${back}!important}`,
      `*${above}{color:${text}!important;-webkit-text-fill-color:currentcolor!important;mix-blend-mode:normal!important}`,
      `:is(a[href],[role=link],a[href] *,[role=link] *)${above}{color:${link}!important}`,
      // What is only a hint must not look like something typed.
      `${above}::placeholder{color:${line}!important}`,
      // Not a border, which would move what stands around.
      `:is(input,select,textarea,button,[role=button],summary,[href][class*=btn],[href][class*=button])${above}{box-shadow:inset 0 0 0 1px ${line}!important}`,
      `:is(mark,figcaption,[class*=caption],[bgcolor],[style*=background]:not(img,video,[style*=transparent]))${above}{background:${back}!important}`,
      `svg:not([fill])${above}{fill:currentcolor!important}`,
    ].join('');
  },

  base: (value) =>
    themes[value] ? `:where(input,select,textarea,button){background-color:${themes[value].back}}` : '',

  rewrite(value, _root, { unsure }) {
    const theme = themes[value];
    if (!theme) return () => '';
    // Older browsers cannot make one colour from another: there the grounds are found by looking.
    if (!CSS.supports('color', 'rgb(from red 0 0 0)')) unsure();
    const channels = value === 'dark' ? '0 0 0' : '255 255 255';
    return (style, selector) => {
      if (selector.includes('::selection')) return `background:${theme.text}!important;color:${theme.back}!important;`;
      let css = '';
      const set = (name: string, to: string) => {
        css += redeclare(style, name, to);
      };
      // What is transparent stays so: many a border is there only to be seen when its time comes.
      const paint = (name: string, from: string, to: string) =>
        set(name, /^(inherit|initial|unset|revert)/.test(from) ? from : `rgb(from ${from} ${to}/alpha)`);
      // Asked for what it sets, which is less than asking it for everything that could be set.
      for (const name of style) {
        if (!/^(opacity|color|(text|box)-shadow|background-image|b.*-color)$/.test(name)) continue;
        const own = style.getPropertyValue(name);
        // Empty when made of variables, so that its parts are not known.
        const whole = own || style.getPropertyValue(name.replace(/-\w+$/, ''));
        if (name === 'opacity' && Number(own) >= 0.35) set(name, '1');
        if (name === 'text-shadow' || (name === 'box-shadow' && own.includes('inset'))) set(name, 'none');
        if (name === 'color' && /:(before|after)/.test(selector)) set(name, 'inherit');
        if (name === 'background-image' && whole.includes('(')) set(name, 'none');
        if (name.startsWith('border')) paint(name, own || 'red', '128 128 128');
        if (name !== 'background-color') continue;
        if (own || CSS.supports('color', customProperty(/^var\((--[\w-]+)[^()]*\)$/.exec(whole)?.[1] ?? '', selector)))
          paint(name, whole, channels);
        else if (!/gradient|url/.test(whole)) unsure();
      }
      return css;
    };
  },

  needsMeasuring: (value, partial) => partial || value === 'own',
};
