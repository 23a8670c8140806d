import type { ListedWebsite } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { findingAddress } from '../../shared/checks/finding-addresses.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { inboxAddress } from './inbox-location.ts';
import { texts } from './texts.ts';
import { useFindings } from './use-findings.ts';

/** Names the finding that the messages below are linked with, and links back to all messages. */
export function FindingFilter({ website, findingId }: { website: ListedWebsite; findingId: string }) {
  const t = useTexts(texts);
  const { known } = useFindings(website.id);
  const finding = known?.findings.find(({ id }) => id === findingId);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
      <span>
        {t.linkedWith}{' '}
        {known && finding ? (
          <TextLink to={findingAddress(website.domain, findingId)}>{known.titleOf(finding.rule)}</TextLink>
        ) : (
          t.oneFinding
        )}
      </span>
      <TextLink to={inboxAddress(website.domain, { status: 'all', finding: null, message: null })}>
        {t.showAll}
      </TextLink>
    </p>
  );
}
