export interface Task {
  readonly name: string;
  /** What of the page, or of the contender, must look different afterwards. */
  readonly look: string;
  /** What each capable contender needs pressed, by its key. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
  /** What was pressed before, and does not count. */
  readonly before?: Readonly<Record<string, readonly string[]>>;
}

const sienna = (key: string) => ['.asw-menu-btn', `.asw-btn[data-key="${key}"]`];
const accessibility = (action: string) => ['._access-icon', `[data-access-action="${action}"]`];
const inGroup = (group: string, control: string) => ['.b', `group=${group}`, control];
const larger = {
  ours: ['.b', '[aria-label="Larger text"]'],
  sienna: ['.asw-menu-btn', '.asw-plus[data-key="font-size"]'],
  accessibility: accessibility('increaseText'),
};

export const TASKS: readonly Task[] = [
  { name: 'bigger text', look: 'text', steps: larger },
  {
    name: 'undo all',
    look: 'text',
    before: larger,
    steps: { ours: ['text=Reset all'], sienna: ['.asw-menu-reset'], accessibility: ['._menu-reset-btn'] },
  },
  {
    name: 'dark page',
    look: 'ground',
    steps: {
      ours: ['.b', '[for=contrast1]'],
      sienna: sienna('dark-contrast'),
      accessibility: accessibility('invertColors'),
    },
  },
  {
    name: 'stop the carousel',
    look: 'carousel',
    steps: {
      ours: ['.b', 'text=Stop movement'],
      sienna: sienna('stop-animations'),
      accessibility: accessibility('disableAnimations'),
    },
  },
  {
    name: 'a readable font',
    look: 'font',
    steps: { ours: ['.b', '[for=font1]'], sienna: sienna('readable-font') },
  },
  {
    name: 'highlight links',
    look: 'link',
    steps: {
      ours: ['.b', 'text=Highlight links'],
      sienna: sienna('highlight-links'),
      accessibility: accessibility('underlineLinks'),
    },
  },
  {
    name: 'mute',
    look: 'sound',
    steps: { ours: ['.b', 'text=Mute sounds'] },
  },
  {
    name: 'bigger pointer',
    look: 'pointer',
    steps: {
      ours: ['.b', 'text=Large pointer'],
      sienna: sienna('big-cursor'),
      accessibility: accessibility('bigCursor'),
    },
  },
  {
    name: 'go to a heading',
    look: 'place',
    steps: { ours: inGroup('Page outline', 'li:nth-child(9) button') },
  },
  {
    name: 'hide the button',
    look: 'button',
    steps: { ours: inGroup('Button and panel', 'text=Always') },
  },
];

/** Runs in the page: brings a carousel and a sound, and tells how each thing looks now, as text. */
export const LOOKS = `(() => {
const carousel = document.createElement('div');
carousel.textContent = 'A slide';
document.body.prepend(carousel);
carousel.animate([{ opacity: 1 }, { opacity: 0.5 }], { duration: 1000, iterations: Infinity });
const style = document.createElement('style');
style.textContent = '@keyframes slide { to { margin-left: 20px } } .slide { animation: slide 1s infinite }';
document.head.append(style);
carousel.className = 'slide';
const sound = document.createElement('audio');
document.body.append(sound);
const style_ = (one, ...names) => names.map((name) => getComputedStyle(one)[name]).join();
const first = (selector) => document.querySelector('main ' + selector);
const own = () => document.querySelector('evenway-widget');
window.scrollerOf = (control) => {
  for (let at = control; at; at = at.parentElement ?? at.getRootNode().host)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
};
window.looks = (name) => ({
  text: () => style_(first('p'), 'fontSize'),
  ground: () => [document.documentElement, document.body, first('p')].map((one) => style_(one, 'backgroundColor', 'color', 'filter')).join(),
  carousel: () => style_(carousel, 'animationName', 'animationPlayState', 'animationDuration', 'animationIterationCount'),
  font: () => style_(first('p'), 'fontFamily'),
  link: () => style_(first('a'), 'outlineStyle', 'textDecorationLine', 'textDecorationStyle', 'textDecorationThickness', 'backgroundColor', 'borderStyle', 'color', 'fontWeight'),
  sound: () => String(sound.muted),
  pointer: () => [document.documentElement, document.body, first('p')].map((one) => style_(one, 'cursor')).join() + (own()?.shadowRoot.querySelector('.cursor') ? 'drawn' : ''),
  place: () => String(Math.round(scrollY / 50)),
  button: () => style_(own().shadowRoot.querySelector('.b'), 'display'),
})[name]();
})()`;

declare global {
  interface Window {
    looks(name: string): string;
    scrollerOf(control: Element): HTMLElement;
  }
}
