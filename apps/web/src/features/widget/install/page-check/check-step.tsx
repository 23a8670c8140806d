import { checkWidgetInstallation, displayDomain, getWidgetInstallation, type Website } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { useCallMutation } from '../../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../../platform/timings.ts';
import { contentPolicyLines, TRUSTED_TYPES_LINE } from '../../../../shared/widget/content-policy-lines.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CodeBlock } from '../../../../ui/data/code-block.tsx';
import { ErrorBanner } from '../../../../ui/feedback/banner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import type { Snippet } from '../steps/use-snippet.ts';
import { CheckOutcome } from './check-outcome.tsx';
import { checkTexts } from './check-texts.ts';
import { readPath } from './read-path.ts';

interface CheckStepProps {
  website: Website;
  snippet: Snippet;
}

export function CheckStep({ website, snippet }: CheckStepProps) {
  const t = useTexts(checkTexts);
  const page = usePageCheck(website);
  return (
    <>
      <p className="max-w-measure text-ink-muted">{t.help}</p>
      <div className="max-w-md">
        <Form onSubmit={page.check} label={t.check}>
          <TextField
            label={t.path(displayDomain(website.domain))}
            name="path"
            isRequired={false}
            description={t.pathHelp}
            placeholder="/"
            value={page.typed}
            onChange={page.type}
            error={page.error}
            autoComplete="off"
            inputMode="url"
          />
          <div>
            <Button type="submit" isPending={page.isChecking} pendingLabel={t.checking}>
              {t.check}
            </Button>
          </div>
        </Form>
      </div>
      <ErrorBanner>{page.problem}</ErrorBanner>
      <div role="status">{page.result && <CheckOutcome result={page.result} />}</div>
      {snippet.options && <Troubleshooting cdnUrl={snippet.options.cdnUrl} />}
    </>
  );
}

/** What to check if the widget does not show. */
function Troubleshooting({ cdnUrl }: { cdnUrl: string }) {
  const t = useTexts(checkTexts);
  return (
    <div className="rounded-panel border border-line px-5">
      <Disclosure title={t.trouble}>
        <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5">
          {t.troubleSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <div className="w-full">
          <CodeBlock
            label={t.policyLines}
            code={contentPolicyLines(cdnUrl).join('\n')}
            copyLabel={t.copyLines}
            confirmationMs={TIMINGS.copyConfirmation}
          />
        </div>
        <p className="max-w-measure text-ink-muted text-sm">{t.trustedTypes(TRUSTED_TYPES_LINE)}</p>
      </Disclosure>
    </div>
  );
}

/** Checks a page of the website on request. */
function usePageCheck({ id, domain }: Website) {
  const t = useTexts(checkTexts);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<'elsewhere' | 'noPath' | null>(null);
  const check = useCallMutation({
    run: (path: string | undefined) =>
      call(checkWidgetInstallation, { params: { websiteId: id }, body: path === undefined ? {} : { path } }),
    invalidates: [getWidgetInstallation],
    failed: t.failed,
  });

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setError(null);
    },
    error: error === null ? undefined : error === 'elsewhere' ? t.elsewhere(displayDomain(domain)) : t.noPath,
    problem: check.problem,
    result: check.result,
    isChecking: check.isPending,
    check: () => {
      const meant = readPath(typed, domain);
      if (typeof meant === 'string') setError(meant);
      else check.start(meant.path);
    },
  };
}
