import { type ListedWebsite, listFindings, paths } from '@evenway/contract';
import { Download, Printer } from 'lucide-react';
import { useCall } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { saveBlob } from '../../../platform/page/save-blob.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBanner } from '../../../ui/feedback/banner.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { useCheckGuidance } from '../check-guidance-context.tsx';
import { checkTexts } from '../check-texts.ts';
import { FILE_FORMATS, type FileFormat, makeFile } from './make-file.ts';

/** Downloads of the results. Files are made in the browser, from what the screen shows. */
export function FilesSection({ website }: { website: ListedWebsite }) {
  const t = useTexts(checkTexts).files;
  const { adviceOf } = useCheckGuidance();
  const findings = useCall(listFindings, { params: { websiteId: website.id } });
  const file = useCallMutation({
    run: async (format: FileFormat) => {
      const { content, name } = await makeFile(format, website, adviceOf);
      saveBlob(content, name);
    },
    failed: t.failed,
  });
  // Without a check there is nothing to download.
  if (!findings.data?.check) return null;
  return (
    <Section title={t.title} description={t.help}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={`${paths.accessibilityReport}?${new URLSearchParams({ website: website.domain })}`}
            icon={<Printer aria-hidden="true" className="size-5" />}
          >
            {t.report}
          </ButtonLink>
          {FILE_FORMATS.map((format) => (
            <Button
              key={format}
              icon={<Download aria-hidden="true" className="size-5" />}
              isPending={file.isPending && file.input === format}
              pendingLabel={t.making}
              onPress={() => file.start(format)}
            >
              {t[format]}
            </Button>
          ))}
        </div>
        <p role="status" className="text-ink-muted text-sm empty:hidden">
          {file.isDone && t.made}
        </p>
        <ErrorBanner>{file.problem}</ErrorBanner>
      </div>
    </Section>
  );
}
