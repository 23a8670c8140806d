import type { PlatformInstructions, Topic } from './types.ts';

/** Where to fix it. Menus are named as on the platforms; they change now and then. */
export const platformInstructions: Readonly<Record<Topic, PlatformInstructions>> = {
  images: {
    wordpress:
      'Click the image in the editor and fill in “Alternative text” in the sidebar, or open it under Media, Library. Images of the theme itself are in its template files.',
    shopify:
      'For products, click the image under Media and choose “Add alt text”. Other images: Content, Files. Images of a section have the field in the theme editor.',
    wix: 'Click the image, open Settings and fill in the field for alt text, or choose that it is decoration. The Accessibility Wizard lists all images without one.',
    squarespace:
      'Double-click the image block and fill in “Alt text” in the Content tab. In a gallery section the description of each image is its alternative text, in a gallery block its title.',
    code: 'Add the alt attribute where the image is put into the page: in the template, the component or the content of your editor.',
  },
  names: {
    wordpress:
      'Rewrite the link or button text in the editor. The text of a social icon is in its settings. Icons of the theme need an aria-label in its template files, best in a child theme.',
    shopify:
      'Rewrite texts in the theme editor. For icons of the header or cart, choose Online Store, Themes, Edit code, and add an aria-label in the section or snippet that draws them.',
    wix: "Rewrite the text of the button or link. For an icon, right-click it, open Accessibility and fill in the label. In code: $w('#button').accessibility.ariaLabel.",
    squarespace:
      'Rewrite the text of the button or link in its block. For links that hold only an image, fill in the alt text. Icons of the template can be reached only by Code Injection.',
    code: 'Put text into the element, hide it visually if you must, or add an aria-label. Mark the icon itself with aria-hidden="true".',
  },
  forms: {
    wordpress:
      'Open the form in your form plugin and give each field a label; do not hide labels in favor of placeholders. In Contact Form 7, put the field inside a label tag.',
    shopify:
      'In the theme editor, fill in the labels of form sections. For fields of the theme, choose Edit code and look for the input in the section, such as contact-form or newsletter.',
    wix: 'Click the field and fill in “Field title”, not only the placeholder. The Accessibility Wizard lists fields without one.',
    squarespace:
      'Edit the form block and give each field a label. In the newsletter block, keep labels visible if your template offers it.',
    code: 'Tie each label to its field by for and id, or put the field inside the label. Give fields for personal data an autocomplete value.',
  },
  aria: {
    wordpress:
      'This usually comes from the theme, a page builder or a plugin. Update it first; if the finding stays, tell its authors which element it is, or correct it in a child theme.',
    shopify:
      'This usually comes from the theme or an app. Update the theme; for an app, write to its developer. In Edit code, search for the class names of the snippet.',
    wix: 'Elements of Wix set these by themselves. Look for embedded code and apps from others: remove or update them, and report elements of Wix itself to its support.',
    squarespace:
      'Look for code blocks, Code Injection and extensions first: this is where most of it comes from. Report elements of the template to Squarespace support.',
    code: 'Prefer plain HTML: a button, a link, a dialog or a select brings role, state and keyboard by itself. Use ARIA only where HTML has nothing, and follow the patterns of W3C’s ARIA Authoring Practices Guide.',
  },
  headings: {
    wordpress:
      'Select the heading block and choose its level in the toolbar. The title of the page is usually level 1, so begin the content with level 2.',
    shopify:
      'In the text editor choose Heading 2, 3 and so on. Titles of sections often have a “Heading size” only; the level itself is in the section’s code.',
    wix: 'Select the text, open its settings and choose the HTML tag (H1 to H6) under SEO and accessibility. Use H1 once per page.',
    squarespace:
      'Select the text and choose Heading 1 to 4 in the toolbar. Use Heading 1 once per page; change sizes in Site Styles, not by another level.',
    code: 'Choose h1 to h6 by the outline of the page and style them with classes.',
  },
  landmarks: {
    wordpress:
      'The theme draws header, menu, content and footer. Themes with the tag “Accessibility Ready” have them. In the block editor, a group has the setting “HTML element” under Advanced.',
    shopify:
      'Look into layout/theme.liquid: the content of the page belongs into a main element. Sections may choose their tag in their schema.',
    wix: 'Wix draws header, main and footer by itself. Move what stands outside into the header, a section or the footer of the editor. Code that you embed must not bring parts of its own.',
    squarespace:
      'The template draws header, main and footer. Put content into sections rather than into Code Injection, and keep header and footer tags out of code blocks.',
    code: 'Use header, nav, main, aside and footer at the top level of the page, and put all visible content into one of them.',
  },
  lists: {
    wordpress:
      'Use the list block. If a plugin or page builder made the list, update it, or replace it by a list block.',
    shopify:
      'In the text editor use the list buttons. For lists of the theme, such as menus and product grids, look into the section with Edit code.',
    wix: 'Use the list buttons of the text toolbar. Lists in embedded code are yours to correct.',
    squarespace: 'Use the list buttons of the text toolbar. Correct lists in code blocks by hand.',
    code: 'Let ul and ol have li children only, also in components that wrap their children.',
  },
  tables: {
    wordpress:
      'Select the table block and switch on “Header section” in its settings, then write the headers. For more, edit the block as HTML.',
    shopify:
      'In the text editor insert a table, then press “Show HTML” and turn the cells of the first row into th cells.',
    wix: 'Tables of Wix have a header row by themselves: fill in every header. Tables in embedded code are yours to correct.',
    squarespace: 'Tables live in code or Markdown blocks. Write the first row with th cells.',
    code: 'Use th with scope for headers and caption for the title. Do not use tables for the layout.',
  },
  language: {
    wordpress:
      'Choose the language under Settings, General, Site Language. For one passage, use the language tool of the text toolbar. If the theme writes a fixed code, correct header.php.',
    shopify:
      'Choose the language under Settings, Languages. In layout/theme.liquid the html element should have lang="{{ request.locale.iso_code }}".',
    wix: 'Choose the language in the dashboard under Settings, Language and Region. For several languages, use Wix Multilingual.',
    squarespace:
      'Choose the language in the settings under Language and Region. Passages in another language need a code block with a lang attribute.',
    code: 'Set lang on the html element of every page and on passages in another language, with a code of BCP 47 such as “en” or “fr-CA”.',
  },
  colors: {
    wordpress:
      'Change colors under Appearance, Editor, Styles, or in the Customizer with older themes. The block editor warns when text and background of a block are too close.',
    shopify:
      'Change colors in the theme editor under Theme settings, Colors. What has no setting needs a rule in “Custom CSS” of the theme or section.',
    wix: 'Change the colors of the site theme under Site Design. The Accessibility Wizard lists texts with too little contrast.',
    squarespace:
      'Change the color theme of the section under Site Styles, Colors. What has no setting needs a rule in Custom CSS.',
    code: 'Change the color where it is defined once, in your variables or theme. The inspector of your browser shows the contrast in its color picker.',
  },
  targets: {
    wordpress:
      'Enlarge padding or spacing of the block in its settings. For menus and pagers of the theme, add a rule under Appearance, Customize, Additional CSS, or in the styles of the site editor.',
    shopify: 'Add a rule in “Custom CSS” of the theme or section, with a minimum height and more padding.',
    wix: 'Enlarge the element or move its neighbors away, also in the mobile editor.',
    squarespace: 'Enlarge the buttons under Site Styles, Buttons. For small links, add padding in Custom CSS.',
    code: 'Give small controls a minimum size and padding, or a gap to their neighbors.',
  },
  zoom: {
    wordpress:
      'The theme writes this into header.php, or a plugin for phones does. Update the theme, or correct it in a child theme.',
    shopify:
      'Look into layout/theme.liquid with Edit code: the viewport setting is near the top. Inline styles come from the text editor or an app.',
    wix: 'Wix sets the viewport itself and lets visitors zoom. Look for custom code under Settings, Custom Code, and for styles in embedded code.',
    squarespace:
      'Look into Code Injection and Custom CSS for what you or a developer added; the template itself lets visitors zoom.',
    code: 'Correct the viewport setting in the template of all pages, and keep spacing out of style attributes.',
  },
  keyboard: {
    wordpress:
      'This usually comes from the theme, a slider or a popup plugin. Update it first; then try another one that says it works by keyboard, or correct it in a child theme.',
    shopify:
      'This usually comes from a slider, drawer or popup of the theme or an app. Update the theme, switch the app off to find the culprit, or correct the section in Edit code.',
    wix: 'Standard elements of Wix can be reached by keyboard. Look at embedded code, repeaters with links inside of links, and apps from others.',
    squarespace: 'Look at code blocks and extensions first. Turn off tabindex in code that you have added.',
    code: 'Use links and buttons, keep them in the order in which they are seen, and take hidden parts out of the tab order with hidden or inert.',
  },
  media: {
    wordpress:
      'Select the video block and add a captions file under “Text tracks”. For YouTube or Vimeo, add captions there. Switch Autoplay off in the block’s settings.',
    shopify: 'Host videos on YouTube or Vimeo and add captions there. Switch autoplay off in the section’s settings.',
    wix: 'Add captions where the video is hosted; Wix Video lets you upload a subtitles file. Switch autoplay off in the settings of the player.',
    squarespace:
      'Add captions where the video is hosted, such as YouTube or Vimeo, and switch autoplay off in the video block.',
    code: 'Add a track element with a WebVTT file, and let people start media themselves.',
  },
  motion: {
    wordpress:
      'Look for a custom HTML block, a ticker or redirect plugin, and remove it. Redirects belong into a redirect plugin that works on the server.',
    shopify:
      'Look into announcement bars and apps for moving text, and switch the movement off. Redirects: search the admin for “URL redirects”.',
    wix: 'Look into embedded code for moving text or refreshes, and remove it. Redirects: SEO dashboard, URL Redirect Manager.',
    squarespace:
      'Look into code blocks, the announcement bar and Code Injection. Redirects: Settings, Developer tools, URL Mappings.',
    code: 'Take the element out. Redirect by an HTTP status, and let people reload themselves.',
  },
  frames: {
    wordpress:
      'Edit the embed as HTML and add a title to the iframe. For maps and forms of a plugin, look for a title field in its settings.',
    shopify: 'Press “Show HTML” in the text editor, or open the custom Liquid section, and add a title to the iframe.',
    wix: 'Click the embedded element, open its settings and fill in the title under Accessibility.',
    squarespace:
      'Open the embed or code block and add a title to the iframe. Map and video blocks take the title from their settings.',
    code: 'Add a title to every iframe, also in scripts that make frames.',
  },
  title: {
    wordpress:
      'Give the page a title in the editor, and the website a name under Settings, General. An SEO plugin lets you write the title of search results.',
    shopify:
      'Open the page or product and fill in “Page title” under Search engine listing. The title of the home page is under Online Store, Preferences.',
    wix: 'Open the page’s settings, SEO basics, and fill in the title tag.',
    squarespace:
      'Open the page’s settings, SEO, and fill in the SEO title. The name of the website is in the general settings.',
    code: 'Set the title element on every page, also when a script changes the page without loading a new one.',
  },
};
