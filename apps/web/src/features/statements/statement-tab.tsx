import { getStatement, type Language, type ListedWebsite, type Statement } from '@evenway/contract';
import { useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { labelClass } from '../../ui/fields/field-style.ts';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Preview } from './preview/preview.tsx';
import { PublishedStatus } from './published-status.tsx';
import { StatementEditor } from './statement-editor.tsx';
import { texts } from './texts.ts';
import type { StatementPlace } from './use-statement-draft.ts';

const LANGUAGES = ['en', 'fr'] satisfies Language[];

export function StatementTab({ website }: { website: ListedWebsite }) {
  const t = useTexts(texts);
  const { role } = useSession();
  const ownLanguage = languagePreference.use();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const params = { websiteId: website.id, language };
  const query = useCall(getStatement, { params });
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1.5">
        {/* Labelled visibly, since the application has its own language setting. */}
        <span aria-hidden="true" className={labelClass}>
          {t.languageLabel}
        </span>
        <SegmentedControl
          label={t.languageLabel}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((id) => ({ id, label: t.languages[id] }))}
        />
      </div>
      <LoadedPart
        query={query}
        failed={t.loadFailed}
        skeleton={
          <div aria-busy="true" className="flex max-w-xl flex-col gap-3">
            <Skeleton shape="line" width="w-1/2" label={t.loading} />
            <Skeleton shape="block" />
          </div>
        }
      >
        {(statement) =>
          role === 'ORG_ADMIN' ? (
            // Drafts in different languages are separate.
            <StatementEditor key={language} params={params} statement={statement} />
          ) : (
            <StatementReader key={language} params={params} statement={statement} />
          )
        }
      </LoadedPart>
    </div>
  );
}

/** For members who are not admins: the draft, and whether it is online. */
function StatementReader({ params, statement }: { params: StatementPlace; statement: Statement }) {
  const t = useTexts(texts);
  return (
    <div className="flex flex-col gap-6">
      <Banner tone="info">{t.onlyAdmins}</Banner>
      <PublishedStatus statement={statement} />
      <Preview params={params} />
    </div>
  );
}
