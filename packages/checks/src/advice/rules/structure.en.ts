import type { RuleTexts } from '../types.ts';

export const structureRules = {
  bypass: {
    title: 'No way to skip what repeats on every page',
    why: 'People who use a keyboard or a screen reader go through the whole menu again on every page.',
    fix: 'Put the content into a main element, and offer a “Skip to content” link as the first link of the page.',
  },
  'definition-list': {
    title: 'Definition lists with something else inside',
    why: 'Screen readers cannot tell which term belongs to which description.',
    fix: 'Put only dt and dd into dl, in that order; a div around each pair is fine.',
  },
  dlitem: {
    title: 'Terms and descriptions outside of a definition list',
    why: 'Screen readers do not announce that they belong together.',
    fix: 'Put dt and dd into a dl element.',
  },
  'empty-heading': {
    title: 'Empty headings',
    why: 'Screen readers announce a heading and then nothing. People who jump from heading to heading land on a blank.',
    fix: 'Write the heading, or take the empty one out. Never use a heading to make space.',
  },
  'empty-table-header': {
    title: 'Empty table headers',
    why: 'Screen readers read the header with each cell. An empty one leaves the number without a meaning.',
    fix: 'Write the header. If the corner cell has nothing to say, make it an ordinary cell.',
  },
  'heading-order': {
    title: 'Heading levels are skipped',
    why: 'Headings are the table of contents of screen readers. A missing level looks like a missing part of the page.',
    fix: 'Go down one level at a time: after a heading of level 2 comes level 3. Change the look by style, not by level.',
  },
  'landmark-banner-is-top-level': {
    title: 'The page header lies inside another part of the page',
    why: 'Screen readers offer a jump to the header of the page. Nested like this, it is not where people expect it.',
    fix: 'Move the page header to the top level, or take role="banner" off.',
  },
  'landmark-contentinfo-is-top-level': {
    title: 'The page footer lies inside another part of the page',
    why: 'Screen readers offer a jump to the footer with contact and legal links. Nested like this, people miss it.',
    fix: 'Move the page footer to the top level, or take role="contentinfo" off.',
  },
  'landmark-main-is-top-level': {
    title: 'The main content lies inside another part of the page',
    why: 'Screen readers show the parts of the page as a list. Nested like this, the main content is hard to find.',
    fix: 'Move the main element out of header, nav, aside or footer.',
  },
  'landmark-no-duplicate-banner': {
    title: 'More than one page header',
    why: 'People who jump to the header do not know which one they got.',
    fix: 'Keep one header for the page. Headers of articles and sections belong inside those.',
  },
  'landmark-no-duplicate-contentinfo': {
    title: 'More than one page footer',
    why: 'People who jump to the footer do not know which one they got.',
    fix: 'Keep one footer for the page, and merge the others into it.',
  },
  'landmark-no-duplicate-main': {
    title: 'More than one main content',
    why: 'The key that jumps to the main content leads to the wrong place.',
    fix: 'Keep one main element. Make the others a section or a div.',
  },
  'landmark-one-main': {
    title: 'The main content is not marked',
    why: 'Screen readers have a key that jumps to the main content. Here it does nothing.',
    fix: 'Put the content of the page into one main element.',
  },
  'landmark-unique': {
    title: 'Several parts of the page have the same name',
    why: 'In the list of a screen reader there are two “navigation” and nothing says which is which.',
    fix: 'Give each a name of its own, such as “Main menu” and “Footer menu”.',
  },
  list: {
    title: 'Lists with something else than list items',
    why: 'Screen readers say how many items a list has. Stray elements make the count wrong, or break the list up.',
    fix: 'Put only li elements directly into ul and ol, and everything else inside an li.',
  },
  listitem: {
    title: 'List items outside of a list',
    why: 'Screen readers do not announce a list, so people do not know how many items there are and where it ends.',
    fix: 'Put li elements into ul or ol.',
  },
  'page-has-heading-one': {
    title: 'The page has no main heading',
    why: 'People who use a screen reader look for it first, to know that they are in the right place.',
    fix: 'Give every page one heading of level 1 that says what the page is about.',
  },
  region: {
    title: 'Content outside of the parts of the page',
    why: 'People who move between header, menu, content and footer with a screen reader miss what lies outside of them.',
    fix: 'Put everything you can see into header, nav, main, aside or footer.',
  },
  'scope-attr-valid': {
    title: 'Table headers point in the wrong direction',
    why: 'Screen readers read the wrong header with the cells.',
    fix: 'Use scope="col" for the header of a column and scope="row" for that of a row, on th elements only.',
  },
  'skip-link': {
    title: 'The skip link leads nowhere',
    why: 'People press it to get past the menu, and stay where they are.',
    fix: 'Give the main content the id that the link points to, and tabindex="-1" so that it can take the focus.',
  },
  'table-duplicate-name': {
    title: 'Table caption and summary are the same',
    why: 'Screen readers read the same sentence twice.',
    fix: 'Keep the caption, and take the summary out.',
  },
  'td-headers-attr': {
    title: 'Table cells refer to headers that are not there',
    why: 'Screen readers read no header, or the wrong one, with the cell.',
    fix: 'Let the headers attribute name ids of th cells of the same table. In simple tables, leave it out and use scope.',
  },
  'th-has-data-cells': {
    title: 'Table headers without data',
    why: 'Screen readers announce a header that belongs to nothing, which is confusing.',
    fix: 'Put data into the row or column of the header. If it is no table of data, do not use a table for the layout.',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
