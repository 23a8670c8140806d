import { above } from '../../engine/specificity.ts';
import { focusRules } from '../focus/focus-ring.ts';
import { disabledControl } from '../stronger-colors/raise-contrast.ts';
import { selectedBackground, setForegrounds, setThemeForegrounds, type Theme } from './theme.ts';

const box = ':is([type=checkbox],[type=radio])';
const controls = `:is(input:not(${box.slice(4, -1)},[type=range],[type=image],[type=color]),select,textarea,button,[role=button],:is([role=checkbox],[role=radio],[role=switch]):not(input),[role=combobox],summary,[href][class*=btn],[href][class*=button])`;
/** Bars in a track, such as meters without a role. */
export const progressBar = ':is([role=progressbar]>*,.progress>:is([role=progressbar],[style*=width]))';
const disabled = `:is(${disabledControl})`;

/** For pages in their own colors, where disabled fields often differ by an invisible shade. */
export const disabledEdge = `${disabled}${above}{outline:1px dashed currentcolor!important;outline-offset:-1px!important}`;

/** Rules that apply to every page and override all of its own. */
export function themeRules(theme: Theme): string {
  const { scheme, back, text, link, line, off, mark, focus, error } = theme;
  return [
    `:root${above}{color-scheme:only ${scheme}!important;background-color:${back}!important;${setThemeForegrounds(theme)}}`,
    `*${above}{color:var(--ew-text,${text})!important;-webkit-text-fill-color:currentcolor!important;mix-blend-mode:normal!important}`,
    // Not one `:is()` list, because browsers then check the ancestors of every element.
    `a[href]${above},[role=link]${above},a[href] *${above},[role=link] *${above}{color:var(--ew-link,${link})!important}`,
    `:is(input,textarea,[contenteditable])${above}{caret-color:auto!important}`,
    // A placeholder must not look like typed text.
    `${above}::placeholder{color:${line}!important;opacity:1!important}`,
    `:is(mark,[bgcolor],[style*=background]:not(img,video,[style*=transparent],[style*="url("]))${above}{background-color:var(--ew-fill,${back})!important;${setThemeForegrounds(theme)}}`,
    `[style*=gradient]:not([style*="url("])${above}{background-image:none!important}`,
    // An outline, because a border would shift the layout, and shadows are used for focus and state.
    `${controls}:not(:focus-visible)${above}{outline:1px solid ${line}!important;outline-offset:-1px!important}`,
    nativeMarks(theme),
    `:is([aria-checked=true],[aria-checked=mixed],[aria-selected=true],[aria-pressed=true])${above}{${selectedBackground(theme, '!important')}}`,
    `[role=progressbar]${above}{outline:1px solid ${line}!important}${progressBar}${above}{${selectedBackground(theme, '!important')}}`,
    // A hidden checkbox drawn by its label shows its state there.
    `${disabled}${above},input${box}:disabled+label${above}{color:var(--ew-off,${off})!important;--ew-text:var(--ew-off,${off})}`,
    `${disabled}:not(${box},[type=file])${above}{opacity:1!important}`,
    `${controls}${disabled}${above}{outline:1px dashed ${line}!important;outline-offset:-1px!important;border-color:transparent!important}`,
    focusRules({ color: focus, halo: back }, [
      ['[aria-current]:not([aria-current=false])', `inset 0 -3px 0 0 ${mark}`],
      ['[aria-expanded=true]', `inset 3px 0 0 0 ${mark}`],
      [':is([aria-invalid=true],.is-invalid,:user-invalid)', `inset 0 0 0 2px ${error}`],
    ]),
  ].join('');
}

/** Custom-drawn checkboxes and meters return to the browser's own drawing, which follows the color scheme. */
const nativeMarks = ({ mark, text }: Theme): string =>
  `input${box}${above}{appearance:auto!important;accent-color:${mark}!important;background-image:none!important}` +
  `input${box}${above}::before,input${box}${above}::after{content:none!important}` +
  `:is(progress,meter)${above}{appearance:auto!important;background-image:none!important}` +
  `:is(input[type=range],progress,meter)${above}{accent-color:${mark}!important}` +
  `option${above}{${setForegrounds(text)}}`;
