import type { RuleTexts } from '../types.ts';

export const ariaRules = {
  'aria-allowed-attr': {
    title: 'ARIA attributes where they have no meaning',
    why: 'Screen readers ignore them or read something wrong about the element.',
    fix: 'Take the attribute out, or use the element or role it belongs to.',
  },
  'aria-allowed-role': {
    title: 'A role that does not fit its element',
    why: 'Screen readers announce one thing while the element behaves like another.',
    fix: 'Take the role out, or use an element that already is what you mean.',
  },
  'aria-braille-equivalent': {
    title: 'A braille text without a spoken one',
    why: 'The short text for braille displays is there, but people who listen get nothing.',
    fix: 'Add aria-label beside aria-braillelabel, and aria-roledescription beside aria-brailleroledescription.',
  },
  'aria-command-name': {
    title: 'Buttons, links or menu items made with a role have no name',
    why: 'Screen readers say only “button” or “link”.',
    fix: 'Put words into the element, or add an aria-label that names the action.',
  },
  'aria-conditional-attr': {
    title: 'ARIA attributes that contradict the element',
    why: 'The page says one state and the browser another, so people hear the wrong one.',
    fix: 'Use the element’s own state: set checked in place of aria-checked on a checkbox.',
  },
  'aria-deprecated-role': {
    title: 'A role that is no longer used',
    why: 'Screen readers may not know it any more and say nothing.',
    fix: 'Replace it by the element or role that is used today.',
  },
  'aria-dialog-name': {
    title: 'Dialogs without a name',
    why: 'A window opens, and screen readers say only “dialog”. People do not know what it wants.',
    fix: 'Name the dialog by its heading with aria-labelledby, or with aria-label.',
  },
  'aria-hidden-body': {
    title: 'The whole page is hidden from screen readers',
    why: 'People who use a screen reader find an empty page.',
    fix: 'Take aria-hidden="true" off the body element. It is often left behind by a dialog that was closed.',
  },
  'aria-meter-name': {
    title: 'Meters without a name',
    why: 'Screen readers read a number, but not of what.',
    fix: 'Add an aria-label that says what is measured.',
  },
  'aria-progressbar-name': {
    title: 'Progress bars without a name',
    why: 'Screen readers read a percentage, but not of what.',
    fix: 'Add an aria-label that says what is going on.',
  },
  'aria-prohibited-attr': {
    title: 'A name on an element that cannot have one',
    why: 'Screen readers leave the name out, so the information is lost.',
    fix: 'Write the words as visible text, or give the element a role that may have a name.',
  },
  'aria-required-attr': {
    title: 'A role without the state it needs',
    why: 'Screen readers announce a switch or a slider, but not whether it is on or where it stands.',
    fix: 'Add the missing attribute, and keep it true when the state changes.',
  },
  'aria-required-children': {
    title: 'A group without the parts it needs',
    why: 'Screen readers announce a list or menu, but not how many entries it has, or leave them out.',
    fix: 'Put elements with the right role inside, such as option in listbox, or take the role off.',
  },
  'aria-required-parent': {
    title: 'A part outside of the group it belongs to',
    why: 'Screen readers do not announce the group, so people do not know what the entry is part of.',
    fix: 'Put the element into its group, such as tab into tablist, or take the role off.',
  },
  'aria-roles': {
    title: 'A role that does not exist',
    why: 'Screen readers ignore it, and the element is announced as something else or not at all.',
    fix: 'Correct the spelling, or use an element that needs no role.',
  },
  'aria-tab-name': {
    title: 'Tabs without a name',
    why: 'Screen readers say “tab” and its number, but not what it shows.',
    fix: 'Put words into the tab, or add an aria-label.',
  },
  'aria-text': {
    title: 'Something to use inside of what is read as plain text',
    why: 'Screen readers read it as one text, so the link or button inside cannot be found.',
    fix: 'Take role="text" off, or move the link or button out of it.',
  },
  'aria-tooltip-name': {
    title: 'Tooltips without text',
    why: 'Screen readers announce a tooltip and then nothing.',
    fix: 'Put words into the tooltip, or take it out.',
  },
  'aria-treeitem-name': {
    title: 'Entries of a tree without a name',
    why: 'Screen readers announce an entry, but not which one.',
    fix: 'Put words into the entry, or add an aria-label.',
  },
  'aria-valid-attr': {
    title: 'ARIA attributes that do not exist',
    why: 'Browsers ignore them, so what you meant to tell is lost.',
    fix: 'Correct the spelling, such as aria-label or aria-labelledby.',
  },
  'aria-valid-attr-value': {
    title: 'ARIA attributes with a value that is not allowed',
    why: 'Browsers ignore the value or take the opposite for true.',
    fix: 'Use a value that the attribute knows. Where it names another element, its id must be in the page.',
  },
  'duplicate-id-aria': {
    title: 'The same id is used twice',
    why: 'A label or description that refers to this id ends up with the wrong element.',
    fix: 'Give each id once in a page, and adjust what refers to it.',
  },
  'presentation-role-conflict': {
    title: 'An element is meant to be ignored, and is not',
    why: 'It is marked as decoration, yet it can be reached or has a name, so screen readers announce it after all.',
    fix: 'Take role="presentation" or role="none" off, or take the name and the tabindex off.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
