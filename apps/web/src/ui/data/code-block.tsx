import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import type { ButtonVariant } from '../actions/button-style.ts';
import { FieldMessage } from '../fields/field-message.tsx';
import { useSettingText } from '../setting-texts.ts';

interface CodeBlockProps {
  label: string;
  code: string;
  copyLabel: string;
  /** How long the confirmation stays. */
  confirmationMs: number;
  variant?: ButtonVariant | undefined;
}

/** Code to copy. Lines wrap instead of scrolling sideways; if copying fails, the code is selected for the keyboard. */
export function CodeBlock({ label, code, copyLabel, confirmationMs, variant }: CodeBlockProps) {
  const text = useSettingText();
  const id = useId();
  const lines = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(confirmationMs);
  const Icon = state === 'copied' ? Check : Copy;

  async function take() {
    if (!(await copy(code)) && lines.current) getSelection()?.selectAllChildren(lines.current);
  }

  return (
    <figure aria-labelledby={id} className="overflow-hidden rounded-panel border border-line-strong">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-surface-raised py-2 ps-4 pe-2">
        <figcaption id={id} className="font-semibold text-sm">
          {label}
        </figcaption>
        <Button variant={variant} icon={<Icon aria-hidden="true" className="size-5" />} onPress={() => void take()}>
          {state === 'copied' ? text.copied : copyLabel}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {state === 'copied' && text.copied}
      </span>
      <div role="alert">
        {state === 'failed' && (
          <div className="border-line border-b bg-negative-surface px-4 py-2">
            <FieldMessage>{text.copyFailed}</FieldMessage>
            <p className="text-sm">{text.copyByHand}</p>
          </div>
        )}
      </div>
      <pre className="whitespace-pre-wrap bg-surface-sunken px-4 py-3 font-mono text-sm leading-relaxed wrap-anywhere">
        <code ref={lines}>{code}</code>
      </pre>
    </figure>
  );
}

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies to the clipboard; the confirmation disappears by itself, a failure stays until the next attempt. */
function useCopy(confirmationMs: number) {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string): Promise<boolean> {
    clearTimeout(timer.current);
    try {
      // Missing on insecure pages, refused by some browsers and policies.
      await navigator.clipboard.writeText(text);
    } catch {
      setState('failed');
      return false;
    }
    setState('copied');
    timer.current = setTimeout(() => setState('idle'), confirmationMs);
    return true;
  }

  return { state, copy };
}
