import type { RuleTexts } from '../types.ts';

export const pageRules = {
  'avoid-inline-spacing': {
    title: 'Text spacing is fixed in the page',
    why: 'People with dyslexia or low vision who widen the spacing to read get no effect here.',
    fix: 'Take !important off line-height, letter-spacing and word-spacing in style attributes, or move them to the style sheet.',
  },
  'color-contrast': {
    title: 'Text with too little contrast',
    why: 'People with low vision, older people, and everyone in bright sunlight have trouble reading it.',
    fix: 'Move the colors of text and background apart until their contrast is at least 4.5 to 1, or 3 to 1 for large text (24 pixels, or 19 pixels bold).',
  },
  'document-title': {
    title: 'The page has no title',
    why: 'The title is the first thing a screen reader reads, and the name of the tab and of the search result.',
    fix: 'Give every page a title of its own: what it is about first, then the name of the website.',
  },
  'frame-focusable-content': {
    title: 'A frame with controls cannot be reached by keyboard',
    why: 'The frame is taken out of the tab order, so nobody without a mouse gets to the buttons and fields inside.',
    fix: 'Take tabindex="-1" off the frame.',
  },
  'frame-tested': {
    title: 'A frame could not be checked',
    why: 'Issues inside this frame stay unseen: it belongs to another website, or did not answer.',
    fix: 'Open the page of the frame by itself and check it there, or ask its provider how accessible it is.',
  },
  'frame-title': {
    title: 'Frames without a title',
    why: 'Embedded maps, videos and forms are announced as “frame”. People must go inside to find out what it is.',
    fix: 'Give each frame a title that says what is inside.',
  },
  'frame-title-unique': {
    title: 'Several frames with the same title',
    why: 'In the list of frames they cannot be told apart.',
    fix: 'Give each frame a title that says what sets it apart.',
  },
  'html-has-lang': {
    title: 'The page does not say its language',
    why: 'Screen readers pronounce the text with the voice of another language, which nobody understands.',
    fix: 'Set the language of the page, such as “en” or “fr”.',
  },
  'html-lang-valid': {
    title: 'The language of the page is not a valid code',
    why: 'Screen readers do not know the code and fall back to a voice of another language.',
    fix: 'Use a code such as “en”, “en-US” or “fr”, not the name of the language.',
  },
  'html-xml-lang-mismatch': {
    title: 'Two different languages are set for the page',
    why: 'Some programs read one, some the other, so part of your visitors hear the wrong voice.',
    fix: 'Set both attributes to the same language, or take xml:lang out.',
  },
  'link-in-text-block': {
    title: 'Links in text can be told only by their color',
    why: 'People who do not see the difference in color, on a dim screen too, cannot find the links.',
    fix: 'Underline links in running text. That is what people expect, and it needs no color at all.',
  },
  'meta-viewport': {
    title: 'Zooming is blocked or limited',
    why: 'People with low vision cannot enlarge the page on their phone.',
    fix: 'Take user-scalable=no and maximum-scale out of the viewport setting.',
  },
  'meta-viewport-large': {
    title: 'Zooming is limited to less than five times',
    why: 'Some people with low vision need more than that to read.',
    fix: 'Take maximum-scale out of the viewport setting, or set it to 5 or more.',
  },
  'target-size': {
    title: 'Buttons and links too small or too close together',
    why: 'People with a tremor, on a phone or on a bus, hit the wrong one.',
    fix: 'Make each at least 24 by 24 pixels, or leave enough room around it. 44 pixels is more comfortable on phones.',
  },
  'valid-lang': {
    title: 'A passage has a language code that does not exist',
    why: 'Screen readers cannot switch the voice and mispronounce the passage.',
    fix: 'Use a valid code such as “fr” or “es” on the passage.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
