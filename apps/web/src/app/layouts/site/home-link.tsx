import { paths } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { Logo } from '../../../ui/layout/logo.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { texts } from './site-texts.ts';

/** The product's name, which leads to the public home page. */
export function HomeLink() {
  const { name } = settings.brand;
  return (
    <Link
      to={paths.landing}
      aria-label={useTexts(texts).home(name)}
      className="flex min-h-11 items-center rounded-control"
    >
      <Logo name={name} />
    </Link>
  );
}
