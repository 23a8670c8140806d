import type { SnippetOptions } from '@evenway/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Platform } from '../../../../content/install/platforms.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { TIMINGS } from '../../../../platform/timings.ts';
import { LoadedPart } from '../../../../shared/loading/loaded-part.tsx';
import { CodeBlock } from '../../../../ui/data/code-block.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { installTexts } from './install-texts.ts';
import type { Snippet } from './use-snippet.ts';

export function SnippetStep({ snippet, platform }: { snippet: Snippet; platform: Platform }) {
  const t = useTexts(installTexts);
  const { choice, choose, code, options, release } = snippet;
  if (code === undefined || !release)
    return (
      <LoadedPart query={snippet.missing as UseQueryResult<unknown>} failed={t.failed} skeleton={<CodeSkeleton />}>
        {() => <CodeSkeleton />}
      </LoadedPart>
    );
  return (
    <>
      <p className="max-w-measure text-ink-muted">{t.copyHelp}</p>
      <CodeBlock
        label={t.snippet}
        code={code}
        copyLabel={t.copyCode}
        confirmationMs={TIMINGS.copyConfirmation}
        variant="primary"
      />
      {platform === 'react' && options && (
        <CodeBlock
          label={t.nextCode}
          code={nextScript(options)}
          copyLabel={t.copyCode}
          confirmationMs={TIMINGS.copyConfirmation}
        />
      )}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <LabelledChoice
          label={t.release}
          options={(['newest', 'pinned'] as const).map((id) => ({ id, label: t.releases[id] }))}
          value={choice.release}
          onChange={(next) => choose({ release: next })}
          help={choice.release === 'pinned' ? t.releaseHelp.pinned(release.version) : t.releaseHelp.newest}
        />
        <LabelledChoice
          label={t.form}
          options={(['script', 'early', 'tag'] as const).map((id) => ({ id, label: t.forms[id] }))}
          value={choice.form}
          onChange={(form) => choose({ form })}
          help={t.formHelp[choice.form]}
        />
      </div>
    </>
  );
}

function CodeSkeleton() {
  const t = useTexts(installTexts);
  return (
    <span className="block">
      <span className="sr-only">{t.loading}</span>
      <span aria-hidden="true" className="motion-wait block h-80 rounded-panel bg-surface-hover" />
    </span>
  );
}

/** The same script for Next.js, which has its own component for scripts. */
function nextScript({ cdnUrl, uniqueId, pinned }: SnippetOptions): string {
  const check = pinned ? `\n  integrity="${pinned.integrity}"\n  crossOrigin="anonymous"` : '';
  return `import Script from 'next/script';

<Script
  src="${cdnUrl}${pinned?.path ?? '/widget.js'}"${check}
  data-widget-id="${uniqueId}"
  strategy="lazyOnload"
/>`;
}

interface LabelledChoiceProps<K extends string> {
  label: string;
  options: readonly { id: K; label: string }[];
  value: K;
  onChange: (id: K) => void;
  /** Explains the current choice. */
  help: string;
}

function LabelledChoice<K extends string>({ label, help, ...choice }: LabelledChoiceProps<K>) {
  return (
    <div className="flex flex-col items-start gap-2">
      {/* The group of radio buttons carries the same name for screen readers. */}
      <p aria-hidden="true" className="font-semibold leading-snug">
        {label}
      </p>
      <SegmentedControl label={label} {...choice} />
      <p role="status" className="max-w-measure text-ink-muted text-sm">
        {help}
      </p>
    </div>
  );
}
