import { type RefObject, useEffect } from 'react';

/** Closes the panel when a link in it points to a section of this page, which the panel may cover, and moves the focus there. */
export function useFollowedSection(
  isOpen: boolean,
  place: RefObject<HTMLElement | null>,
  onFollow: (isFocusElsewhere: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const listen = ({ target }: MouseEvent) => {
      const link = target instanceof Element && place.current?.contains(target) && target.closest('a');
      if (link && link.hash !== '' && link.pathname === location.pathname) onFollow(true);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [isOpen, place, onFollow]);
}
