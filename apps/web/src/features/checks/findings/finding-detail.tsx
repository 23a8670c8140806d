import { PLATFORMS, type Platform } from '@evenway/checks/advice';
import type { WebsiteFinding } from '@evenway/contract';
import type { ReactNode } from 'react';
import { createStore } from '../../../lib/store.ts';
import { useStore } from '../../../lib/use-store.ts';
import { formatDate } from '../../../platform/i18n/format-date.ts';
import { formatDateTime } from '../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { linkedMessagesAddress } from '../../../shared/checks/finding-addresses.ts';
import { useChosenWebsite } from '../../../shared/websites/website-context.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CodeSample } from '../../../ui/data/code-sample.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { useCheckGuidance } from '../check-guidance-context.tsx';
import { CriteriaLinks } from './criteria-links.tsx';
import { FindingPlaces } from './finding-places.tsx';
import { findingTexts } from './finding-texts.ts';

interface FindingDetailProps {
  finding: WebsiteFinding;
  origin: string;
  onChangeStatus: () => void;
}

export function FindingDetail({ finding, origin, onChangeStatus }: FindingDetailProps) {
  const t = useTexts(findingTexts);
  const language = languagePreference.use();
  const { role } = useSession();
  const { domain } = useChosenWebsite();
  const { id, rule, criteria, pages, snippet, firstSeenAt, lastSeenAt, messages } = finding;
  return (
    <div className="flex w-full flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusLine finding={finding} />
        {role === 'ORG_ADMIN' && (
          <Button size="sm" onPress={onChangeStatus}>
            {t.changeStatus}
          </Button>
        )}
      </div>
      <FindingAdvice rule={rule} />
      <Part title={t.where}>
        <FindingPlaces pages={pages} origin={origin} />
      </Part>
      <CodeSample label={t.example} code={snippet} />
      <div className="flex flex-col gap-1 text-ink-muted text-sm">
        <CriteriaLinks criteria={criteria} />
        <p>
          {t.rule} <code className="font-mono">{rule}</code>
        </p>
        {messages > 0 && (
          <p>
            <TextLink to={linkedMessagesAddress(domain, id)}>{t.messages(messages)}</TextLink>
          </p>
        )}
        <p>{t.seen(formatDate(language, firstSeenAt), formatDate(language, lastSeenAt))}</p>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-semibold text-base">{title}</h4>
      {children}
    </div>
  );
}

/** The decision about a finding: who made it, when, and why it stays. */
export function StatusLine({ finding }: { finding: WebsiteFinding }) {
  const t = useTexts(findingTexts);
  const language = languagePreference.use();
  const { status, statusBy, statusAt, reason } = finding;
  return (
    <div className="min-w-0 wrap-anywhere">
      <p>
        <span className="font-semibold">{t.status}</span>{' '}
        {statusAt === null
          ? t.statuses[status]
          : t.setBy(t.statuses[status], statusBy ?? t.formerMember, formatDateTime(language, statusAt))}
      </p>
      {reason && <p className="max-w-measure whitespace-pre-line text-ink-muted">{reason}</p>}
    </div>
  );
}

/** Chosen once, for all findings: a website is made with one of them. */
const chosenPlatform = createStore<Platform>('wordpress');

/** What the finding means and how to fix it, with an example and the way on the platform. */
function FindingAdvice({ rule }: { rule: string }) {
  const t = useTexts(findingTexts);
  const advice = useCheckGuidance().adviceOf(rule);
  const platform = useStore(chosenPlatform);
  if (advice === null) return null;
  const { why, fix, example, platforms } = advice;
  return (
    <>
      <div className="flex flex-col gap-2">
        <h4 className="text-base">{t.why}</h4>
        <p className="max-w-measure">{why}</p>
      </div>
      <div className="flex flex-col gap-3">
        <h4 className="text-base">{t.howToFix}</h4>
        <p className="max-w-measure">{fix}</p>
        <div className="grid gap-4 md:grid-cols-2">
          <CodeSample label={t.before} code={example.before} />
          <CodeSample label={t.after} code={example.after} />
        </div>
        <Tabs
          label={t.platform}
          selectedId={platform}
          onChange={chosenPlatform.set}
          items={PLATFORMS.map((id) => ({
            id,
            label: t.platforms[id],
            content: <p className="max-w-measure">{platforms[id]}</p>,
          }))}
        />
      </div>
    </>
  );
}
