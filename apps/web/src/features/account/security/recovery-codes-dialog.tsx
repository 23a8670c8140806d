import { Download, Printer } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { settings } from '../../../platform/settings.ts';
import { TIMINGS } from '../../../platform/timings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CodeBlock } from '../../../ui/data/code-block.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { securityTexts } from './security-texts.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes are shown only once: a click outside does not close the dialog. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTexts(securityTexts).codes;
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      isOpen
      size="md"
      title={t.dialogTitle}
      onOpenChange={onClose}
      isDismissable={false}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t.kept}
        </Button>
      }
    >
      <div data-print-alone="" className="flex flex-col gap-5">
        <p>
          {t.dialogHelp} {t.older}
        </p>
        <CodeBlock label={t.label} code={text.trim()} copyLabel={t.copy} confirmationMs={TIMINGS.copyConfirmation} />
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button
            icon={<Download aria-hidden="true" className="size-5" />}
            onPress={() => download(`${t.file(settings.brand.name)}\n\n${text}`)}
          >
            {t.download}
          </Button>
          <Button icon={<Printer aria-hidden="true" className="size-5" />} onPress={() => window.print()}>
            {t.print}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}
