import { type RefObject, useEffect } from 'react';

/**
 * Escape closes the panel wherever the focus is, because the panel may cover the focused element; `isFocusElsewhere`
 * then says that the focus can stay there. A dialog that is open above comes first.
 */
export function useEscape(
  isOpen: boolean,
  place: RefObject<HTMLElement | null>,
  onEscape: (isFocusElsewhere: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':modal')) return;
      const { activeElement, body } = document;
      onEscape(activeElement !== null && activeElement !== body && !place.current?.contains(activeElement));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen, place, onEscape]);
}
