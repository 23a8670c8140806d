import {
  downloadStatement,
  getStatementVersion,
  type Statement,
  type StatementVersionSummary,
} from '@evenway/contract';
import { useState } from 'react';
import { saveFile } from '../../../platform/api/save-file.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { formatDateTime } from '../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { LoadedPart } from '../../../shared/loading/loaded-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { DifferenceList } from '../preview/difference-list.tsx';
import { StatementBlocks } from '../preview/statement-blocks.tsx';
import { texts } from '../texts.ts';
import type { StatementPlace } from '../use-statement-draft.ts';

/** Every version, newest first, with what it changed. */
export function VersionList({ params, statement }: { params: StatementPlace; statement: Statement }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {statement.versions.map((version) => (
        <Version
          key={version.number}
          params={params}
          version={version}
          isOnline={version.number === statement.publishedNumber}
        />
      ))}
    </ul>
  );
}

interface VersionProps {
  params: StatementPlace;
  version: StatementVersionSummary;
  isOnline: boolean;
}

function Version({ params, version, isOnline }: VersionProps) {
  const t = useTexts(texts).page;
  const language = languagePreference.use();
  const [isOpen, setOpen] = useState(false);
  const { number, publishedAt, publishedBy } = version;
  const name = t.version(number);
  const download = useCallMutation({
    run: () =>
      saveFile(
        downloadStatement,
        { params: { ...params, number: String(number) } },
        `accessibility-statement-${params.language}-${number}.html`,
      ),
    failed: { fallback: t.downloadFailed },
  });
  const when = formatDateTime(language, publishedAt);
  return (
    <li className="flex flex-col gap-4 py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <p className="flex flex-wrap items-center gap-3 font-semibold">
            {name}
            {isOnline && <Badge tone="success">{t.online}</Badge>}
          </p>
          <p className="text-ink-muted">{publishedBy ? t.publishedBy(when, publishedBy.name) : t.publishedOn(when)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" aria-label={t.about(t.show, name)} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {t.show}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t.about(t.download, name)}
            isPending={download.isPending}
            pendingLabel={t.downloading}
            onPress={() => download.start()}
          >
            {t.download}
          </Button>
        </div>
      </div>
      {download.problem !== null && (
        <p role="alert">
          <FieldMessage>{download.problem}</FieldMessage>
        </p>
      )}
      {isOpen && <VersionText params={params} number={number} />}
    </li>
  );
}

function VersionText({ params, number }: { params: StatementPlace; number: number }) {
  const t = useTexts(texts).page;
  const difference = useTexts(texts).difference;
  const query = useCall(getStatementVersion, { params: { ...params, number: String(number) } });
  return (
    <LoadedPart query={query} failed={t.versionFailed} skeleton={<Skeleton shape="block" label={t.versionLoading} />}>
      {(version) => (
        <div className="flex flex-col gap-4">
          <h3 className="text-lg">{difference.was}</h3>
          {version.difference ? <DifferenceList difference={version.difference} /> : <p>{t.first}</p>}
          <StatementBlocks
            label={t.version(number)}
            language={params.language}
            title={version.title}
            blocks={version.blocks}
          />
        </div>
      )}
    </LoadedPart>
  );
}
