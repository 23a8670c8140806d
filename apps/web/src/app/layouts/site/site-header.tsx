import { paths } from '@evenway/contract';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { openAssistant } from '../../../features/assistant/open-assistant.ts';
import { texts as assistantTexts } from '../../../features/assistant/texts.ts';
import { offeredMeetings } from '../../../platform/booking/offered-meetings.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { texts } from './site-texts.ts';

/** `hasAssistant`: the page has one, which the menu on narrow screens then offers too. */
export function SiteHeader({ hasAssistant }: { hasAssistant: boolean }) {
  const t = useTexts(texts);
  const { title: assistant } = useTexts(assistantTexts);
  const menu = useMobileMenu();
  const ask = () => {
    menu.close();
    if (menu.button.current) openAssistant(menu.button.current);
  };
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface print:static [@media(max-height:30rem)]:static">
      <div className="site-column flex min-h-16 items-center gap-4">
        <HomeLink />
        <nav aria-label={t.mainNavigation} className="ms-auto hidden items-center xl:flex">
          <SiteLinks direction="row" />
        </nav>
        <div className="hidden items-center gap-2 xl:flex">
          <LanguageToggle />
          <div className="flex gap-2 signed-in:hidden">
            <ButtonLink to={paths.login} variant="secondary">
              {t.login}
            </ButtonLink>
            <ButtonLink to={paths.signup} variant="primary">
              {t.signUp}
            </ButtonLink>
          </div>
          <div className="hidden signed-in:block">
            <ButtonLink to={paths.dashboard} variant="primary">
              {t.dashboard}
            </ButtonLink>
          </div>
        </div>
        <button
          ref={menu.button}
          type="button"
          aria-expanded={menu.isOpen}
          aria-controls={menu.id}
          aria-label={menu.isOpen ? t.closeMenu : t.openMenu}
          onClick={menu.toggle}
          className="ms-auto inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-surface-hover xl:hidden"
        >
          {menu.isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </div>
      <div id={menu.id} hidden={!menu.isOpen} className="border-line border-t px-4 pt-2 pb-5 xl:hidden">
        <nav aria-label={t.mainNavigation}>
          <SiteLinks direction="column" />
        </nav>
        <div className="mt-4 flex flex-col gap-3">
          <div className="flex flex-col gap-3 signed-in:hidden">
            <ButtonLink to={paths.signup} variant="primary" fullWidth>
              {t.signUp}
            </ButtonLink>
            <ButtonLink to={paths.login} variant="secondary" fullWidth>
              {t.login}
            </ButtonLink>
          </div>
          <div className="hidden signed-in:block">
            <ButtonLink to={paths.dashboard} variant="primary" fullWidth>
              {t.dashboard}
            </ButtonLink>
          </div>
          {hasAssistant && (
            <Button variant="quiet" fullWidth onPress={ask}>
              {assistant}
            </Button>
          )}
          <LanguageToggle />
        </div>
      </div>
    </header>
  );
}

const SECTIONS = ['products', 'solutions', 'book', 'pricing', 'resources', 'faq', 'about'] as const;

/** The sections of the landing page. From another page the link goes there first; the page then scrolls. */
function SiteLinks({ direction }: { direction: 'row' | 'column' }) {
  const t = useTexts(texts).sections;
  const canBook = offeredMeetings().length > 0;
  return (
    <ul className={direction === 'row' ? 'flex items-center' : 'flex flex-col'}>
      {SECTIONS.filter((section) => canBook || section !== 'book').map((section) => (
        <li key={section}>
          <Link to={`${paths.landing}#${section}`} className={linkClass}>
            {t[section]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const linkClass =
  'flex min-h-11 items-center rounded-control px-3 font-medium text-ink-muted no-underline hover:bg-surface-hover hover:text-ink xl:px-2.5 min-[90rem]:px-3';

/** The menu on narrow screens: closed by its button, by Escape and by following one of its links. */
function useMobileMenu() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [isOpen]);

  return { id, button, isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}
