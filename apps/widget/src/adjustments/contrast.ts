import type { Adjustment } from './adjustment.ts';

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
 * the systems' own high contrast does it; so nothing is covered that was not covered before.
 */
export const contrast: Adjustment = {
  css(value) {
    const theme = themes[value];
    if (!theme) return '';
    const { back, text, link, line } = theme;
    const links = ':is(a[href],[role=link])';
    return `:root{color-scheme:only ${value}!important;background:${back}!important}*,::before,::after,::placeholder,::marker{color:${text}!important;-webkit-text-fill-color:currentcolor!important;border-color:${line}!important;text-shadow:none!important;mix-blend-mode:normal!important}:not(img,video,canvas,picture,object,embed,iframe,svg,svg *),::before,::after{background-image:none!important;box-shadow:none!important}${links},${links} *{color:${link}!important}:is(input,select,textarea,button,[role=button],summary){border:1px solid ${line}!important}:is(mark,figcaption,[class*=caption],[style*=background]:not(img,video,[style*=transparent])){background-color:${back}!important}svg:not([fill]){fill:currentcolor!important}::selection{background:${text}!important;color:${back}!important}`;
  },

  base: (value) =>
    themes[value] ? `:where(input,select,textarea,button){background-color:${themes[value].back}}` : '',

  rewrite(value, _root, context) {
    const theme = themes[value];
    if (!theme) return () => '';
    const channels = value === 'dark' ? '0 0 0' : '255 255 255';
    return (style) => {
      const important = style.getPropertyPriority('background-color') && '!important';
      const opacity = Number(style.getPropertyValue('opacity'));
      const solid = opacity >= 0.35 && opacity < 1 ? 'opacity:1;' : '';
      let color = style.getPropertyValue('background-color');
      if (!color) {
        // A shorthand made of a variable: the variable may be a colour.
        color = /^var\(.*\)$/s.exec(style.getPropertyValue('background'))?.[0] ?? '';
        if (color) context.unsure();
      }
      if (!color) return solid;
      const kept = /^(transparent|inherit|initial|unset|revert.*|rgba\(0, 0, 0, 0\))$/.test(color);
      return `${solid}background-color:${kept ? color : `rgb(from ${color} ${channels}/alpha)`}${important};`;
    };
  },

  looks: (value, partial) => partial || value === 'own',
};
