import { paths } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { texts } from './site-texts.ts';

const SECTIONS = ['products', 'solutions', 'book', 'pricing', 'resources', 'faq', 'about'] as const;

/** The sections of the landing page. From another page the link goes there first; the page then scrolls. */
export function SiteLinks({ direction }: { direction: 'row' | 'column' }) {
  const t = useTexts(texts).sections;
  return (
    <ul className={direction === 'row' ? 'flex items-center' : 'flex flex-col'}>
      {SECTIONS.map((section) => (
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
