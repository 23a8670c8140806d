import { checkSsoDomain, displayDomain, getSingleSignOn, removeSsoDomain, type SsoDomain } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { queryKeyOf } from '../../platform/api/use-call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { TIMINGS } from '../../platform/timings.ts';
import { ActionDialog } from '../../shared/dialogs/action-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CodeBlock } from '../../ui/data/code-block.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Banner, ErrorBanner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/feedback/toast.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { ssoTexts } from './texts.ts';

export function DomainEntry({ domain }: { domain: SsoDomain }) {
  const t = useTexts(ssoTexts).domain;
  const [isAsked, setAsked] = useState(false);
  const language = languagePreference.use();
  const isProven = domain.provenAt !== null;
  const isMissing = domain.missingSince !== null;
  const shown = displayDomain(domain.domain);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="font-semibold text-lg wrap-anywhere">{shown}</h3>
          <Badge tone={isMissing ? 'warning' : isProven ? 'success' : 'neutral'}>
            {isMissing ? t.missing : isProven ? t.proven : t.unproven}
          </Badge>
        </div>
        <Button variant="quiet" aria-label={t.removeOf(shown)} onPress={() => setAsked(true)}>
          {t.remove}
        </Button>
      </div>
      {domain.missingSince && (
        <Banner tone="warning">{t.missingHelp(formatDate(language, domain.missingSince))}</Banner>
      )}
      {isProven && !isMissing ? (
        <Disclosure title={t.showRecord}>
          <RecordToPublish domain={domain} />
        </Disclosure>
      ) : (
        <RecordToPublish domain={domain} />
      )}
      {isAsked && <RemoveDialog domain={domain} onClose={() => setAsked(false)} />}
    </div>
  );
}

function RecordToPublish({ domain: { id, domain, record } }: { domain: SsoDomain }) {
  const t = useTexts(ssoTexts);
  const check = useCallMutation({
    run: () => call(checkSsoDomain, { params: { id } }),
    invalidates: [getSingleSignOn],
    onDone: ({ outcome }) => {
      if (outcome === 'proven') showToast({ tone: 'success', message: t.domain.provenNow(displayDomain(domain)) });
    },
    failed: { fallback: t.domain.failed },
  });
  const outcome = check.result?.outcome;
  const finding = outcome === undefined || outcome === 'proven' ? null : t.domain.findings[outcome];
  return (
    <div className="flex w-full flex-col items-start gap-4 *:max-w-full">
      <p className="text-ink-muted">{t.domain.recordHelp}</p>
      {(['name', 'value'] as const).map((part) => (
        <div key={part} className="w-full">
          <CodeBlock
            label={t.domain[part]}
            code={record[part]}
            copyLabel={t.copy(t.domain[part])}
            confirmationMs={TIMINGS.copyConfirmation}
          />
        </div>
      ))}
      <Button
        aria-label={t.domain.checkOf(displayDomain(domain))}
        isPending={check.isPending}
        pendingLabel={t.domain.checking}
        onPress={() => check.start()}
      >
        {t.domain.check}
      </Button>
      <div role="status">{!check.isPending && finding && <Banner tone="warning">{finding}</Banner>}</div>
      <ErrorBanner>{check.problem}</ErrorBanner>
    </div>
  );
}

function RemoveDialog({ domain: { id, domain }, onClose }: { domain: SsoDomain; onClose: () => void }) {
  const t = useTexts(ssoTexts);
  return (
    <ActionDialog
      title={t.domain.removeTitle(displayDomain(domain))}
      confirmLabel={t.domain.remove}
      cancelLabel={t.cancel}
      tone="danger"
      run={() => call(removeSsoDomain, { params: { id } })}
      replaces={queryKeyOf(getSingleSignOn, {})}
      done={() => t.domain.removed}
      failed={{ fallback: t.domain.failed }}
      onClose={onClose}
    >
      <p>{t.domain.removeHelp}</p>
    </ActionDialog>
  );
}
