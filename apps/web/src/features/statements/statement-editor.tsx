import { previewStatement, type Statement, type StatementProblem } from '@evenway/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateCalls } from '../../platform/api/invalidate-calls.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { UnsavedChanges } from '../../shared/dialogs/unsaved-changes.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { focusField } from '../../ui/forms/focus-field.ts';
import { PageView } from './page/page-view.tsx';
import { Preview } from './preview/preview.tsx';
import { PublishBar } from './preview/publish-bar.tsx';
import { PublishedStatus } from './published-status.tsx';
import { SaveStatus } from './save-status.tsx';
import { texts } from './texts.ts';
import { type StatementPlace, useStatementDraft } from './use-statement-draft.ts';
import { StatementForm } from './write/statement-form.tsx';

const VIEWS = ['write', 'preview', 'page'] as const;
type View = (typeof VIEWS)[number];
/** Where a problem can be fixed, if not in the field of the same name. */
const FIELDS: Partial<Record<StatementProblem, string>> = {
  limitsForFull: 'limit-0',
  assessedLater: 'assessedOn',
  preparedLater: 'preparedOn',
  reviewedLater: 'reviewedOn',
};

export function StatementEditor({ params, statement }: { params: StatementPlace; statement: Statement }) {
  const t = useTexts(texts);
  const { title, what, confirm, keep } = useTexts(texts).save.leave;
  const queryClient = useQueryClient();
  const draft = useStatementDraft(params, statement);
  const [view, setView] = useState<View>('write');
  /** Fields show what is missing once the person has asked. */
  const [showsProblems, setShowsProblems] = useState(false);
  const wanted = useRef<StatementProblem | null>(null);

  async function open(next: View) {
    setView(next);
    if (next !== 'preview') return;
    setShowsProblems(true);
    // The preview shows what is saved.
    await draft.flush();
    await invalidateCalls(queryClient, [previewStatement]);
  }
  useEffect(() => {
    if (view !== 'write' || wanted.current === null) return;
    focusField(FIELDS[wanted.current] ?? wanted.current);
    wanted.current = null;
  }, [view]);

  const isUnsaved = draft.state === 'failed' || draft.state === 'overtaken';
  return (
    <>
      <div className="flex flex-col gap-6">
        <PublishedStatus statement={statement} />
        <SegmentedControl
          label={t.viewLabel}
          value={view}
          onChange={(next) => void open(next)}
          options={VIEWS.map((id) => ({ id, label: t.views[id] }))}
        />
        {view === 'write' && (
          <>
            <StatementForm params={params} draft={draft} showsProblems={showsProblems} />
            <div className={barClass}>
              <SaveStatus draft={draft} />
              <Button variant="primary" onPress={() => void open('preview')}>
                {t.preview.open}
              </Button>
            </div>
          </>
        )}
        {view !== 'write' && isUnsaved && <SaveStatus draft={draft} />}
        {view === 'preview' &&
          (isUnsaved ? (
            <Banner tone="warning">{t.preview.unsaved}</Banner>
          ) : (
            <Preview params={params}>
              {(preview) => (
                <PublishBar
                  params={params}
                  statement={statement}
                  revision={draft.revision}
                  preview={preview}
                  onPublished={() => setView('page')}
                  onGo={(problem) => {
                    wanted.current = problem;
                    setView('write');
                  }}
                />
              )}
            </Preview>
          ))}
        {view === 'page' && <PageView params={params} statement={statement} />}
      </div>
      <UnsavedChanges
        isDirty={isUnsaved}
        onLeave={draft.giveUp}
        keepsChanges={() => false}
        texts={{ title, what, confirm, keep }}
      />
    </>
  );
}

// Sticky while the form scrolls, except on low screens, where it would cover the form.
const barClass =
  'z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t bg-surface px-4 py-4 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-0 sm:-mx-8 sm:px-8 lg:-mx-10 lg:px-10';
