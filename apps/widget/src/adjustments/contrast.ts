import { redeclare } from '../page/redeclare.ts';
import { above } from './above-page.ts';
import type { Adjustment } from './adjustment.ts';
import { customProperty } from './custom-property.ts';

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
      const get = (name: string) => style.getPropertyValue(name);
      const set = (name: string, to: string) => redeclare(style, name, to);
      let css = '';
      const opacity = Number(get('opacity'));
      if (opacity >= 0.35 && opacity < 1) css += set('opacity', '1');
      if (get('text-shadow')) css += set('text-shadow', 'none');
      if (get('box-shadow').includes('inset')) css += set('box-shadow', 'none');
      if (/:(before|after)/.test(selector) && get('color')) css += set('color', 'inherit');
      let color = get('background-color');
      const shorthand = get('background');
      if (!color && shorthand) {
        // Made of variables, so that its parts are not known.
        if (CSS.supports('color', customProperty(/^var\((--[\w-]+)[^()]*\)$/.exec(shorthand)?.[1] ?? '', selector)))
          color = shorthand;
        else if (!/gradient|url/.test(shorthand)) unsure();
      }
      if (shorthand.includes('(') || get('background-image').includes('(')) css += set('background-image', 'none');
      // What is transparent stays so: many a border is there only to be seen when its time comes.
      const paint = (name: string, from: string, to: string) => {
        const kept = /^(inherit|initial|unset|revert)/.test(from);
        if (from) css += set(name, kept ? from : `rgb(from ${from} ${to}/alpha)`);
      };
      for (const side of ['border-top', 'border-right', 'border-bottom', 'border-left']) {
        // Made of variables, its parts are not known: as if it had a colour.
        const isMade = (get('border') + get(side) + get('border-color')).includes('var(');
        paint(`${side}-color`, get(`${side}-color`) || (isMade ? 'red' : ''), '128 128 128');
      }
      paint('background-color', color, channels);
      return css;
    };
  },

  looks: (value, partial) => partial || value === 'own',
};
