import type { ManualTexts } from './manual-checks.ts';

export const manualTexts: ManualTexts = {
  keyboard: {
    title: 'Use the page without a mouse',
    why: 'Many people steer with keys, a switch or their voice. What the keyboard cannot reach does not exist for them.',
    steps: [
      'Put the mouse aside and reload the page.',
      'Press Tab again and again from top to bottom. Every link, button, field and menu must be reached, in the order in which you read.',
      'Open menus and dialogs with Enter or Space, and close them with Escape. Afterwards you must be where you were.',
      'You must be able to leave everything again, also embedded maps and videos.',
      'Do the most important thing of your website this way: order, book or send a message.',
    ],
  },
  'focus-visible': {
    title: 'See where you are',
    why: 'People who use a keyboard need to see which link or button is next, as others need to see the mouse pointer.',
    steps: [
      'Press Tab through the page, and look for an outline or another clear change on each link, button and field.',
      'It must be easy to see on every background, also in the header and footer.',
      'What is focused must not hide behind a fixed header, a cookie banner or a chat button.',
    ],
  },
  zoom: {
    title: 'Enlarge to 400 percent',
    why: 'People with low vision enlarge pages so far that only a narrow strip fits on the screen.',
    steps: [
      'Make the browser window 1280 pixels wide and press Ctrl and Plus (Command and Plus on a Mac) until it says 400 %.',
      'Everything must still be there and readable, without scrolling sideways. Maps, tables and diagrams may scroll by themselves.',
      'Open the menu and a dialog, and fill in a form at this size.',
      'On a phone, turn the screen: the page must work upright and across.',
    ],
  },
  'text-spacing': {
    title: 'Widen the spacing of the text',
    why: 'More room between letters, words and lines helps people with dyslexia or low vision. Fixed heights then cut text off.',
    steps: [
      'Open the widget on your page and set “Letter spacing” and “Line spacing” to their largest values.',
      'No text may be cut off, overlap or disappear, above all in buttons, menus and cards.',
      'Do the same in a dialog and on a narrow window.',
      'For a complete test, a developer also sets word spacing to 0.16 em and the space after paragraphs to 2 em.',
    ],
  },
  'screen-reader': {
    title: 'Listen to the page',
    why: 'People who are blind hear the page. They find their way by its title, headings and parts.',
    steps: [
      'Start a screen reader: NVDA (free) on Windows, VoiceOver on a Mac (Command and F5) or on an iPhone, TalkBack on Android.',
      'Listen to the title when the page opens. It must say which page this is.',
      'Jump from heading to heading (key H in NVDA, the rotor in VoiceOver). The headings alone must give an idea of the page.',
      'Go through header, menu, content and footer (key D in NVDA). Nothing important may lie outside.',
      'Put something into the cart or send a form. What changes must be said without looking for it.',
    ],
  },
  images: {
    title: 'Read the texts for images and links',
    why: 'A program sees whether an alternative text is there. Only a person sees whether it says the right thing.',
    steps: [
      'Look at the alternative texts of your images, in your editor or with a screen reader. Each must tell what the image adds to the page.',
      'Images that are only decoration must have an empty text.',
      'Text must be real text, not part of an image. Logos are an exception.',
      'Read the links alone. “Read more” is fine only if the sentence around it says what about.',
    ],
  },
  forms: {
    title: 'Make mistakes in a form',
    why: 'Mistakes happen to everyone. People must learn what is wrong and how to put it right, also without seeing red.',
    steps: [
      'Send the form empty, and once with a wrong email address.',
      'A text beside the field must say what is missing and how to correct it. Color alone is not enough.',
      'What you typed must still be there.',
      'Labels must stay visible while you type, and must say what is required.',
      'Before an order or a contract, you must be able to check and correct everything. Signing in must not depend on a puzzle or on memory alone.',
    ],
  },
  captions: {
    title: 'Watch without sound, listen without pictures',
    why: 'People who are deaf read what is said. People who are blind need to hear what is shown.',
    steps: [
      'Play each video without sound. Captions must say who speaks, what is said and which sounds matter.',
      'Close your eyes and play it again. If you miss something important, the video needs audio description or a text that tells it.',
      'For recordings with sound only, there must be a transcript.',
      'If you have no video and no audio, choose “Does not apply here”.',
    ],
  },
  motion: {
    title: 'Stop everything that moves',
    why: 'Movement makes it impossible for some to read, and makes others unwell. Flashing can trigger seizures.',
    steps: [
      'Open the page and touch nothing. What moves for more than five seconds must have a button to pause it.',
      'Sound must not start by itself, or must be easy to stop.',
      'Nothing may flash more than three times in a second.',
      'Switch on “Reduce motion” in your system and reload. Large movements should be gone.',
    ],
  },
  'color-alone': {
    title: 'Look at it without color',
    why: 'About one man in twelve does not tell red from green. Screens in the sun show little color at all.',
    steps: [
      'Look at the page in black and white, for example with grayscale in the widget or in your system.',
      'Links in text, required fields, errors, chosen options, sold-out sizes and charts must still be clear.',
      'Instructions must not rely on color, shape or place alone, such as “press the green button on the right”.',
    ],
  },
  'time-limits': {
    title: 'Take your time',
    why: 'Some people need much longer to read and to type. A session that ends takes their work away.',
    steps: [
      'Find out what ends by itself: the cart, a booking, a session, a message that disappears.',
      'Wait until shortly before the end. You must be warned, and able to get more time in a simple way.',
      'Messages that disappear by themselves must be found somewhere else, too.',
      'If nothing has a time limit, choose “Does not apply here”.',
    ],
  },
  documents: {
    title: 'Open your PDFs and other documents',
    why: 'Menus, price lists and contracts are often the only thing people came for, and often only scanned pictures.',
    steps: [
      'Select a paragraph and copy it. If you cannot, the document is a picture and cannot be read aloud.',
      'Look at the properties of the document: it must have a title and a language, and be “tagged”.',
      'Read it with a screen reader or the “Read aloud” of your program. The order must make sense, and images need descriptions.',
      'Ask yourself whether a web page would do: it is nearly always easier to use.',
      'If you offer no documents, choose “Does not apply here”.',
    ],
  },
};
