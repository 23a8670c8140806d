import {
  getStatement,
  previewStatement,
  publishStatement,
  type Statement,
  type StatementPreview,
  type StatementProblem,
} from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner, ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { texts } from '../texts.ts';
import type { StatementPlace } from '../use-statement-draft.ts';
import { formTexts } from '../write/form-texts.ts';
import { DifferenceList } from './difference-list.tsx';

interface PublishBarProps {
  params: StatementPlace;
  statement: Statement;
  revision: number;
  preview: StatementPreview;
  onPublished: () => void;
  onGo: (problem: StatementProblem) => void;
}

/** What is missing, or the button that puts the draft online. */
export function PublishBar({ params, statement, revision, preview, onPublished, onGo }: PublishBarProps) {
  const t = useTexts(texts).preview;
  const difference = useTexts(texts).difference;
  const { problems } = useTexts(formTexts);
  const publish = useCallMutation({
    run: () => call(publishStatement, { params, body: { revision } }),
    replaces: queryKeyOf(getStatement, { params }),
    invalidates: [previewStatement],
    onDone: () => {
      showToast({ tone: 'success', message: t.published });
      onPublished();
    },
    failed: { fallback: t.publishFailed },
  });
  if (preview.problems.length > 0)
    return (
      <Banner tone="warning" title={t.missingTitle}>
        <ul className="flex flex-col">
          {preview.problems.map((problem) => (
            <li key={problem} className="flex flex-wrap items-center gap-x-3">
              <span>{problems[problem]}</span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${t.go}: ${problems[problem]}`}
                onPress={() => onGo(problem)}
              >
                {t.go}
              </Button>
            </li>
          ))}
        </ul>
      </Banner>
    );
  const isUnchanged = preview.difference?.added.length === 0 && preview.difference.removed.length === 0;
  if (isUnchanged) return <Banner tone="info">{t.unchanged}</Banner>;
  const next = (statement.versions[0]?.number ?? 0) + 1;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-measure">{t.ready}</p>
      {preview.difference && (
        <Disclosure title={difference.title}>
          <DifferenceList difference={preview.difference} />
        </Disclosure>
      )}
      <ErrorBanner>{publish.problem}</ErrorBanner>
      <Button
        variant="primary"
        isPending={publish.isPending}
        pendingLabel={t.publishing}
        onPress={() => publish.start()}
      >
        {next === 1 ? t.publish : t.publishNew(next)}
      </Button>
    </div>
  );
}
