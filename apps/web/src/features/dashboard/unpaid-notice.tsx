import { paths, type Website } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Banner } from '../../ui/banner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { texts } from './texts.ts';

/** A failed payment is mended in the billing portal; the menu of such a website only offers to delete it. */
export function UnpaidNotice({ websites }: { websites: readonly Website[] }) {
  const t = useTexts(texts);
  const { role } = useSession();
  const count = websites.filter(({ status }) => status === 'NOT_PAID').length;
  if (count === 0 || role !== 'ORG_ADMIN') return null;
  return (
    <Banner tone="warning" action={<TextLink to={paths.billing}>{t.toBilling}</TextLink>}>
      {t.unpaid(count)}
    </Banner>
  );
}
