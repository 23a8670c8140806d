import type { RuleTexts } from '../types.ts';

export const mediaRules = {
  'area-alt': {
    title: 'Areas of an image map without alternative text',
    why: 'Each area is a link. Without a name, people who cannot see the image do not know where it leads.',
    fix: 'Give every area alternative text that says where it leads. A plain list of links below the image helps everyone.',
  },
  blink: {
    title: 'Blinking text',
    why: 'Blinking text is hard to read, draws attention away from everything else, and makes some people unwell.',
    fix: 'Take the blink element out. To stress something, use bold text or a color with good contrast.',
  },
  'image-alt': {
    title: 'Images without alternative text',
    why: 'People who cannot see the image hear its file name or nothing at all. Search engines and slow connections miss it too.',
    fix: 'Describe in a few words what the image tells. If it is only decoration, give it an empty alternative text, so that screen readers skip it.',
  },
  'image-redundant-alt': {
    title: 'Alternative text repeats the text beside the image',
    why: 'People who use a screen reader hear the same words twice, which slows them down on every link or button of this kind.',
    fix: 'When the image stands in a link or button next to the same words, give it an empty alternative text.',
  },
  'input-image-alt': {
    title: 'Image buttons without alternative text',
    why: 'Nobody who uses a screen reader or speaks commands knows what the button does.',
    fix: 'Add alternative text that names the action, such as “Search”, not the picture.',
  },
  marquee: {
    title: 'Scrolling text',
    why: 'Text that moves cannot be read at one’s own pace, and people with low vision or trouble concentrating lose the line.',
    fix: 'Take the marquee element out and show the text standing still.',
  },
  'meta-refresh': {
    title: 'The page reloads or moves on by itself',
    why: 'People who read slowly or use a screen reader lose their place, or are sent away before they have finished.',
    fix: 'Take the automatic refresh out. Redirect on the server, or offer a button that reloads.',
  },
  'no-autoplay-audio': {
    title: 'Sound that starts by itself',
    why: 'It drowns out screen readers, and it startles or distracts people who need quiet to concentrate.',
    fix: 'Let visitors start the sound. If it must play, mute it at first or show a button that stops it at the top of the page.',
  },
  'object-alt': {
    title: 'Embedded objects without alternative text',
    why: 'Where the object cannot be shown or seen, nothing says what it was.',
    fix: 'Give the object a name with aria-label or a title, and put a link to the same content inside it.',
  },
  'role-img-alt': {
    title: 'Elements that act as images have no name',
    why: 'Icon fonts and drawn pictures are announced as “image” and nothing more.',
    fix: 'Add an aria-label that says what it shows, or hide it from screen readers with aria-hidden="true" when it is decoration.',
  },
  'server-side-image-map': {
    title: 'Image maps that only work with a mouse',
    why: 'The server needs the exact spot of a click, so nobody who uses a keyboard or a screen reader can follow these links.',
    fix: 'Replace the image map by ordinary links, or by areas in the page with alternative text.',
  },
  'svg-img-alt': {
    title: 'SVG images without a name',
    why: 'The drawing is announced as “graphic” and nothing more, or its parts are read one by one.',
    fix: 'Put a title element first inside the SVG, or add aria-label. Decoration gets aria-hidden="true" instead of a role.',
  },
  'video-caption': {
    title: 'Videos without captions',
    why: 'People who are deaf or hard of hearing, and everyone who watches without sound, miss what is said.',
    fix: 'Add a captions track with speech and important sounds. Check automatic captions before you publish them.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
