import type { RuleTexts } from '../types.ts';

export const controlsRules = {
  accesskeys: {
    title: 'The same shortcut is given twice',
    why: 'Browsers reach only one of them, and shortcuts may clash with those of a screen reader.',
    fix: 'Give each shortcut once, or better, take the accesskey attributes out.',
  },
  'aria-hidden-focus': {
    title: 'Hidden elements can still be reached by keyboard',
    why: 'The Tab key stops on something that a screen reader does not speak of. People are lost there.',
    fix: 'Take the element out of the tab order too, for example with inert or hidden, or do not hide it.',
  },
  'aria-input-field-name': {
    title: 'Custom fields without a name',
    why: 'Screen readers say what kind of field it is, but not what belongs into it.',
    fix: 'Name the field with aria-labelledby or aria-label, or better, use an ordinary field with a label.',
  },
  'aria-toggle-field-name': {
    title: 'Custom switches and checkboxes without a name',
    why: 'Screen readers say “on” or “off”, but not what.',
    fix: 'Put words into the element, or name it with aria-labelledby or aria-label.',
  },
  'autocomplete-valid': {
    title: 'Autocomplete hints that browsers do not know',
    why: 'Browsers cannot fill in the field. For people who type or remember with difficulty, that is a real burden.',
    fix: 'Use one of the standard values, such as “name”, “email”, “tel” or “street-address”.',
  },
  'button-name': {
    title: 'Buttons without a name',
    why: 'Screen readers say only “button”. People who steer by voice cannot call it either.',
    fix: 'Put words into the button. If it shows only an icon, add an aria-label that names the action, such as “Close”.',
  },
  'form-field-multiple-labels': {
    title: 'Fields with more than one label',
    why: 'Some screen readers read only the first label, some only the last, so part of the information is lost.',
    fix: 'Keep one label. Tie further help to the field with aria-describedby.',
  },
  'input-button-name': {
    title: 'Form buttons without a name',
    why: 'Screen readers say only “button”, so people do not know what sending the form will do.',
    fix: 'Give the button a value that names the action, such as “Send message”.',
  },
  label: {
    title: 'Form fields without a label',
    why: 'Screen readers say “edit text” and nothing more, and people who steer by voice cannot name the field.',
    fix: 'Give every field a visible label that belongs to it. A placeholder is no label: it disappears when you type.',
  },
  'label-content-name-mismatch': {
    title: 'The spoken name differs from the visible text',
    why: 'People who steer by voice say what they see, and nothing happens. Others see one name and hear another.',
    fix: 'Let the name begin with the visible words, or take the aria-label out so that the visible words are the name.',
  },
  'label-title-only': {
    title: 'Fields without a visible label',
    why: 'The label is hidden, or shows only when the mouse rests on the field. People who use touch or a keyboard never see it.',
    fix: 'Add a visible label beside or above the field.',
  },
  'link-name': {
    title: 'Links without a name',
    why: 'Screen readers read out the address letter by letter or say only “link”. Nobody knows where it leads.',
    fix: 'Put words into the link that say where it leads. For an icon, add an aria-label; for an image, alternative text.',
  },
  'nested-interactive': {
    title: 'A button or link inside another one',
    why: 'Screen readers do not announce the inner one, and the keyboard may not reach it.',
    fix: 'Put them beside each other instead of one inside the other.',
  },
  'scrollable-region-focusable': {
    title: 'Areas that scroll cannot be reached by keyboard',
    why: 'People without a mouse cannot scroll there, so part of the content stays hidden from them.',
    fix: 'Make the area reachable with tabindex="0", and give it a role and a name.',
  },
  'select-name': {
    title: 'Drop-down lists without a label',
    why: 'Screen readers read the chosen value, but not what it is for.',
    fix: 'Give the list a visible label that belongs to it.',
  },
  'summary-name': {
    title: 'Sections that open have no name',
    why: 'Screen readers announce something that can be opened, but not what is inside.',
    fix: 'Put words into the summary element that say what opens.',
  },
  tabindex: {
    title: 'The tab order is forced',
    why: 'The Tab key jumps back and forth across the page instead of following what is seen.',
    fix: 'Take positive tabindex values out, and put the elements into the page in the order in which they are used.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
