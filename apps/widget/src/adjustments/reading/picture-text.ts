/** Elements that can be pictures. */
export const pictures = 'img,input[type=image],svg,[role=img]';

/** A picture's text alternative as its author wrote it; empty for decoration, null if there is none. */
export function pictureText(picture: Element): string | null {
  if (picture.closest('[aria-hidden=true]') || picture.matches('[role=none],[role=presentation],[role=img] svg'))
    return '';
  const root = picture.getRootNode() as Document | ShadowRoot;
  const labels = (picture.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = labels.map((id) => root.getElementById(id)?.textContent ?? '').join(' ');
  const text = named.trim() || picture.getAttribute('aria-label') || picture.getAttribute('alt');
  if (text !== null) return text.trim();
  if (picture.localName === 'svg') return picture.querySelector(':scope>title')?.textContent?.trim() ?? '';
  return picture.getAttribute('title')?.trim() || null;
}

/** The control whose only visible name is this picture. */
export function controlNamedBy(picture: Element): Element | null {
  const control = picture.closest('a[href],button,summary,label,[role=button],[role=link],[role=menuitem],[role=tab]');
  return control && !control.textContent?.trim() ? control : null;
}
