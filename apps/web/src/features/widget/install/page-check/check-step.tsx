import { displayDomain, type Website } from '@evenway/contract';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ErrorBanner } from '../../../../ui/feedback/banner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import type { Snippet } from '../steps/use-snippet.ts';
import { CheckOutcome } from './check-outcome.tsx';
import { checkTexts } from './check-texts.ts';
import { Troubleshooting } from './troubleshooting.tsx';
import { usePageCheck } from './use-page-check.ts';

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
