import type { Statement } from '@evenway/contract';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Preview } from './preview/preview.tsx';
import { PublishedStatus } from './published-status.tsx';
import { texts } from './texts.ts';
import type { StatementPlace } from './use-statement-draft.ts';

/** For members who are not admins: the draft, and whether it is online. */
export function StatementReader({ params, statement }: { params: StatementPlace; statement: Statement }) {
  const t = useTexts(texts);
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="info">{t.onlyAdmins}</Banner>
      <PublishedStatus statement={statement} />
      <Preview params={params} />
    </div>
  );
}
