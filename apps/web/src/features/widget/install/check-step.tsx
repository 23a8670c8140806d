import { displayDomain, type Website } from '@evenway/contract';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CheckOutcome } from './check-outcome.tsx';
import { checkTexts } from './check-texts.ts';
import { Troubleshooting } from './troubleshooting.tsx';
import { usePageCheck } from './use-page-check.ts';
import type { Snippet } from './use-snippet.ts';

interface CheckStepProps {
  website: Website;
  snippet: Snippet;
  onChecked: () => void;
}

export function CheckStep({ website, snippet, onChecked }: CheckStepProps) {
  const t = useTexts(checkTexts);
  const page = usePageCheck(website, onChecked);
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
      {page.problem && (
        <Banner tone="error" live>
          {page.problem}
        </Banner>
      )}
      <div role="status">{page.result && <CheckOutcome result={page.result} />}</div>
      {snippet.options && <Troubleshooting cdnUrl={snippet.options.cdnUrl} />}
    </>
  );
}
