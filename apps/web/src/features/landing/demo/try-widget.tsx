import { useRef, useState } from 'react';
import { tryWidgetTexts } from '../../../content/landing/try-widget.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LogoMark } from '../../../ui/layout/logo-mark.tsx';
import type { DemoWidget } from './demo-widget.ts';

/** Loads the real widget onto this page, on request only. */
export function TryWidget() {
  const t = useTexts(tryWidgetTexts);
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  const widget = useRef<DemoWidget>(null);

  async function start() {
    setState('loading');
    try {
      const { loadDemoWidget } = await import('./demo-widget.ts');
      widget.current = await loadDemoWidget();
      setState('ready');
      widget.current.open();
    } catch {
      setState('failed');
    }
  }

  function remove() {
    widget.current?.remove();
    widget.current = null;
    setState('idle');
  }

  const isReady = state === 'ready';
  return (
    <>
      <Button
        icon={<LogoMark className="size-5 text-brand" />}
        isPending={state === 'loading'}
        pendingLabel={t.loading}
        onPress={() => (isReady ? widget.current?.open() : void start())}
      >
        {isReady ? t.open : t.start}
      </Button>
      {isReady && (
        <Button variant="quiet" onPress={remove}>
          {t.remove}
        </Button>
      )}
      <p role="status" className="basis-full empty:hidden">
        {isReady && t.ready}
        {state === 'failed' && t.failed}
      </p>
    </>
  );
}
