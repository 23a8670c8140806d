import {
  displayDomain,
  getWidgetInstallation,
  type OwnershipMethod,
  proveWebsiteOwnership,
  type Website,
  type WebsiteOwnership,
} from '@evenway/contract';
import { call } from '../../../../platform/api/call.ts';
import { useCallMutation } from '../../../../platform/api/use-call-mutation.ts';
import { formatDateTime } from '../../../../platform/i18n/format-date-time.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../../platform/preferences/language.ts';
import { TIMINGS } from '../../../../platform/timings.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CodeBlock } from '../../../../ui/data/code-block.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { ownershipTexts } from './ownership-texts.ts';

interface OwnershipStatusProps {
  website: Website;
  ownership: WebsiteOwnership;
}

/** One line, as few need it: whether the domain was verified, and the three ways to do that. */
export function OwnershipStatus({ website, ownership }: OwnershipStatusProps) {
  const t = useTexts(ownershipTexts);
  const language = languagePreference.use();
  const { method, provenAt } = ownership;
  return (
    <section aria-label={t.title} className="max-w-measure rounded-panel border border-line px-5">
      {method !== null && provenAt !== null ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <Badge tone="success">{t.proven}</Badge>
          <span className="text-ink-muted">{t.provenBy[method](formatDateTime(language, provenAt))}</span>
        </p>
      ) : (
        <Disclosure title={t.unproven} note={<span className="text-ink-muted">{t.help}</span>}>
          <WaysToProve website={website} ownership={ownership} />
        </Disclosure>
      )}
    </section>
  );
}

function WaysToProve({ website, ownership: { record, file } }: OwnershipStatusProps) {
  const t = useTexts(ownershipTexts);
  const { running, method: checked, finding, check } = useOwnershipCheck(website.id);
  const published: Record<OwnershipMethod, readonly [string, string][]> = {
    snippet: [],
    dns: [
      [t.name, record.name],
      [t.value, record.value],
    ],
    file: [
      [t.address, file.url],
      [t.content, file.content],
    ],
  };
  return (
    <>
      <p className="text-ink-muted wrap-anywhere">{t.ways.help(displayDomain(website.domain))}</p>
      <div className="w-full divide-y divide-line border-line border-t">
        {(['snippet', 'dns', 'file'] as const).map((method) => (
          <Disclosure key={method} title={t.ways[method].title}>
            <p>{t.ways[method].help}</p>
            {published[method].map(([label, code]) => (
              <div key={label} className="w-full">
                <CodeBlock
                  label={label}
                  code={code}
                  copyLabel={t.copy(label)}
                  confirmationMs={TIMINGS.copyConfirmation}
                />
              </div>
            ))}
            <Button isPending={running === method} pendingLabel={t.checking} onPress={() => check(method)}>
              {t.ways[method].check}
            </Button>
            <div role="status">
              {checked === method && finding !== null && <Banner tone="warning">{finding}</Banner>}
            </div>
          </Disclosure>
        ))}
      </div>
    </>
  );
}

/** Looks for one proof at a time, on request. */
function useOwnershipCheck(websiteId: string) {
  const t = useTexts(ownershipTexts);
  const check = useCallMutation({
    run: (method: OwnershipMethod) => call(proveWebsiteOwnership, { params: { websiteId }, body: { method } }),
    invalidates: [getWidgetInstallation],
    failed: t.failed,
  });
  const outcome = check.result?.outcome;
  return {
    running: check.isPending ? check.input : undefined,
    /** What was looked for last. */
    method: check.input,
    /** Why it proves nothing; null while unknown, and if it does. */
    finding: check.problem ?? (outcome === undefined || outcome === 'proven' ? null : t.outcomes[outcome]),
    check: check.start,
  };
}
