import {
  changeStatementSettings,
  getStatement,
  getWidgetConfig,
  previewStatement,
  type Statement,
  unpublishStatement,
} from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { ActionDialog } from '../../../shared/dialogs/action-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { CodeBlock } from '../../../ui/data/code-block.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { texts } from '../texts.ts';
import type { StatementPlace } from '../use-statement-draft.ts';
import { VersionList } from './version-list.tsx';

/** What there is once a statement was published: its address, settings, snippets and versions. */
export function PageView({ params, statement }: { params: StatementPlace; statement: Statement }) {
  const t = useTexts(texts).page;
  const statementTexts = texts[params.language].page;
  const [isAsking, setAsking] = useState(false);
  const { address, publishedNumber, versions } = statement;
  if (versions.length === 0 || address === null)
    return (
      <EmptyState headingLevel={2} title={t.none}>
        {t.noneHelp}
      </EmptyState>
    );
  const isOnline = publishedNumber !== null;
  return (
    <div>
      {!isOnline && (
        <div className="mb-8">
          <Banner tone="info">{t.offline}</Banner>
        </div>
      )}
      {isOnline && (
        <>
          <Section title={t.addressTitle} description={t.address}>
            <p className="wrap-anywhere">
              <TextLink href={address} external>
                {address}
              </TextLink>
            </p>
          </Section>
          <Section title={t.settingsTitle}>
            <PageSettings params={params} statement={statement} />
          </Section>
          <Section title={t.embedTitle} description={t.embed}>
            <div className="flex max-w-2xl flex-col gap-4">
              {statement.draft.frame === 'france' && <p>{t.mention}</p>}
              <CodeBlock
                label={t.linkCode}
                code={linkSnippet(address, statementTexts.linkText)}
                copyLabel={t.copy}
                confirmationMs={TIMINGS.copyConfirmation}
              />
              <CodeBlock
                label={t.frameCode}
                code={frameSnippet(address, statementTexts.linkText)}
                copyLabel={t.copy}
                confirmationMs={TIMINGS.copyConfirmation}
              />
            </div>
          </Section>
        </>
      )}
      <Section title={t.versionsTitle} description={t.versions}>
        <VersionList params={params} statement={statement} />
      </Section>
      {isOnline && (
        <Section title={t.offlineTitle} description={t.takeOfflineHelp}>
          <Button variant="danger" onPress={() => setAsking(true)}>
            {t.takeOffline}
          </Button>
        </Section>
      )}
      {isAsking && (
        <ActionDialog
          title={t.askOffline}
          confirmLabel={t.takeOffline}
          cancelLabel={t.cancel}
          tone="danger"
          run={() => call(unpublishStatement, { params })}
          invalidates={[getStatement, previewStatement, getWidgetConfig]}
          done={() => t.wentOffline}
          failed={{ fallback: t.offlineFailed }}
          onClose={() => setAsking(false)}
        >
          <p>{t.takeOfflineHelp}</p>
        </ActionDialog>
      )}
    </div>
  );
}

const linkSnippet = (address: string, text: string): string => `<a href="${address}">${text}</a>`;

/** Runs no script, and its links open in a new tab. Where a policy forbids the inline style, width and height still apply. */
const frameSnippet = (address: string, title: string): string =>
  `<iframe src="${address}?embed" title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" width="100%" height="800" style="width:100%;height:80vh;border:0"></iframe>`;

type Change = Partial<Pick<Statement, 'isIndexable' | 'isLinked'>>;

function PageSettings({ params, statement }: { params: StatementPlace; statement: Statement }) {
  const t = useTexts(texts).page;
  const change = useCallMutation({
    run: (body: Change) => call(changeStatementSettings, { params, body }),
    replaces: queryKeyOf(getStatement, { params }),
    // The link is one of the widget's settings.
    invalidates: [getWidgetConfig],
    failed: { fallback: t.settingFailed },
  });
  // A switch moves at once; if it could not be saved it goes back, and the line below says why.
  const shown = { ...statement, ...(change.isPending && change.input) };
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Switch
        isSelected={shown.isLinked}
        onChange={(isLinked) => change.start({ isLinked })}
        description={t.linkedHelp}
      >
        {t.linked}
      </Switch>
      <Switch
        isSelected={shown.isIndexable}
        onChange={(isIndexable) => change.start({ isIndexable })}
        isDisabled={!statement.mayBeIndexable && !statement.isIndexable}
        description={statement.mayBeIndexable ? t.indexableHelp : `${t.indexableHelp} ${t.unproven}`}
      >
        {t.indexable}
      </Switch>
      {change.problem !== null && (
        <p role="alert">
          <FieldMessage>{change.problem}</FieldMessage>
        </p>
      )}
    </div>
  );
}
