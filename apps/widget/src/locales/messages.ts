import type { FirstFeature } from '../panel/first-features.ts';
import type { Feature } from '../settings/options.ts';

/** Texts of the panel as it opens. English is the source. */
export interface PanelMessages extends Record<FirstFeature, string> {
  title: string;
  close: string;
  undo: string;
  reset: string;
  profiles: string;
  see: string;
  understand: string;
  calm: string;
  focus: string;
  read: string;
  text: string;
  color: string;
  help: string;
  outline: string;
  panel: string;
  off: string;
  smaller: string;
  larger: string;
  dark: string;
  light: string;
  own: string;
  forced: string;
  expand: string;
  language: string;
  statement: string;
  tell: string;
  failed: string;
  honest: string;
}

/** Texts in the groups and of functions with their own words, loaded with the first of these. */
export interface GroupMessages extends Record<Exclude<Feature, FirstFeature>, string> {
  noOutline: string;
  little: string;
  more: string;
  most: string;
  left: string;
  center: string;
  right: string;
  medium: string;
  bold: string;
  textColor: string;
  backColor: string;
  linkColor: string;
  weak: string;
  low: string;
  high: string;
  readHint: string;
  pause: string;
  resume: string;
  stop: string;
  noVoice: string;
  noAlt: string;
  follow: string;
  followHint: string;
  big: string;
  move: string;
  hide: string;
  hideVisit: string;
  hideAlways: string;
  hideHint: string;
  hidden: string;
  showAgain: string;
}

/** Texts of the form 'Tell us about a barrier'. */
export interface MessageTexts {
  intro: string;
  goal: string;
  barrier: string;
  email: string;
  emailHint: string;
  page: string;
  functions: string;
  send: string;
  sending: string;
  missing: string;
  badEmail: string;
  links: string;
  closed: string;
  busy: string;
  failed: string;
  online: string;
  sent: string;
  keep: string;
  mailed: string;
  link: string;
  copy: string;
  copied: string;
  another: string;
}

export type Messages = PanelMessages & GroupMessages;
