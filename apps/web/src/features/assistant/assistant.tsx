import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { press } from '../../ui/actions/press.ts';
import { AssistantMark } from './assistant-mark.tsx';
import { onOpenAssistant } from './open-assistant.ts';
import type { AssistantPanelProps } from './panel/assistant-panel.tsx';
import { aboveCornerClass, cornerClass } from './position-classes.ts';
import { texts } from './texts.ts';

/** The assistant's button on the public pages. Everything behind it is loaded when someone reaches for it. */
export function Assistant() {
  const t = useTexts(texts);
  const place = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps> | null>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (!isOpen || Panel) return;
    loadPanel().then(
      ({ AssistantPanel }) => setPanel(() => AssistantPanel),
      () => {
        setOpen(false);
        setMissing(true);
      },
    );
  }, [isOpen, Panel]);

  const close = useCallback((isFocusElsewhere = false) => {
    setOpen(false);
    if (!isFocusElsewhere) (opener.current ?? button.current)?.focus();
  }, []);
  useEscape(isOpen, place, close);
  useFollowedSection(isOpen, place, close);

  const toggle = useCallback((isAsked: boolean, from: HTMLElement | null) => {
    opener.current = from;
    setMissing(false);
    setOpen(isAsked);
  }, []);
  useEffect(() => onOpenAssistant((from) => toggle(true, from)), [toggle]);
  const isLoading = isOpen && !Panel;

  return (
    <aside ref={place} aria-label={t.title} data-assistant className={asideClass}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press(() => toggle(!isOpen, button.current))}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={`${cornerClass} ${buttonClass}`}
      >
        <AssistantMark className="size-6 text-brand forced-colors:text-[ButtonText]" isWorking={isLoading} />
        <span className="max-sm:sr-only xl:max-[101rem]:sr-only">{t.ask}</span>
        <span className="sr-only"> {t.askWhom}</span>
      </button>
      {isOpen && Panel && <Panel onClose={close} />}
      <p role="alert" className={isMissing ? `${aboveCornerClass} ${missingClass}` : undefined}>
        {isMissing && t.missing}
      </p>
    </aside>
  );
}

const loadPanel = () => import('./panel/assistant-panel.tsx');

/** A hover or focus is a guess; only a press may show a failure. */
const prepare = () => void loadPanel().catch(() => undefined);

// Where the button does not float, it continues the footer's background.
const asideClass = 'max-xl:bg-surface-sunken max-xl:px-4 max-xl:pb-6 sm:max-xl:px-6 noscript:hidden print:hidden';

const buttonClass =
  'inline-flex min-h-12 items-center gap-2.5 rounded-panel border border-line-strong bg-surface-raised px-[0.6875rem] sm:max-xl:pe-4 min-[101rem]:pe-4 font-semibold text-ink hover:bg-surface-sunken xl:shadow-overlay active:bg-surface-hover motion-safe:transition-colors motion-safe:duration-150';

const missingClass =
  'me-4 max-w-80 rounded-panel border border-negative bg-negative-surface px-4 py-3 text-negative shadow-overlay';

/** Closes the panel when a link in it points to a section of this page, which the panel may cover, and moves the focus there. */
function useFollowedSection(
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

/**
 * Escape closes the panel wherever the focus is, because the panel may cover the focused element; `isFocusElsewhere`
 * then says that the focus can stay there. A dialog that is open above comes first.
 */
function useEscape(
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
