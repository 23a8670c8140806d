import { errorToText } from '../../platform/api/error-to-text.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { formatDateTime } from '../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { texts } from './texts.ts';
import type { StatementDraft } from './use-statement-draft.ts';

/** Whether the draft is saved, being saved, or needs a decision. */
export function SaveStatus({ draft }: { draft: StatementDraft }) {
  const t = useTexts(texts).save;
  const language = languagePreference.use();
  if (draft.state === 'overtaken') return <Overtaken draft={draft} />;
  if (draft.state === 'failed')
    return (
      <Banner
        tone="error"
        live
        action={
          <Button size="sm" onPress={() => void draft.flush()}>
            {t.retry}
          </Button>
        }
      >
        {errorToText(draft.failure, { fallback: t.failed })}
      </Banner>
    );
  const saved = draft.savedAt === null ? t.untouched : t.saved(formatDateTime(language, draft.savedAt));
  const words = { saved, waiting: t.waiting, saving: t.saving }[draft.state];
  return (
    // Not announced, since it changes with every pause in typing. Questions are announced.
    <p className="text-ink-muted">{words}</p>
  );
}

/** Somebody else has saved: the person chooses whose draft goes on. */
function Overtaken({ draft }: { draft: StatementDraft }) {
  const t = useTexts(texts).save;
  const choice = useCallMutation({ run: async (choose: () => Promise<unknown>) => choose(), failed: t.choiceFailed });
  return (
    <Banner
      tone="warning"
      live
      title={t.overtakenTitle}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onPress={() => choice.start(draft.keepMine)}>
            {t.keepMine}
          </Button>
          <Button size="sm" onPress={() => choice.start(draft.takeTheirs)}>
            {t.takeTheirs}
          </Button>
        </div>
      }
    >
      <p>{t.overtaken}</p>
      {choice.problem !== null && <p className="mt-2">{choice.problem}</p>}
    </Banner>
  );
}
