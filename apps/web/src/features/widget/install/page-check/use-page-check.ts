import { checkWidgetInstallation, displayDomain, type Website, type WidgetCheck } from '@evenway/contract';
import { useRef, useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { errorToText } from '../../../../platform/api/error-to-text.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { checkTexts } from './check-texts.ts';
import { readPath } from './read-path.ts';

/** One look at a page of the website, when asked for. */
export function usePageCheck({ id, domain }: Website, onChecked: () => void) {
  const t = useTexts(checkTexts);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<'elsewhere' | 'noPath' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [result, setResult] = useState<WidgetCheck | null>(null);
  const [isChecking, setChecking] = useState(false);
  const isRunning = useRef(false);

  async function run(path: string | undefined) {
    if (isRunning.current) return;
    isRunning.current = true;
    setChecking(true);
    setFailure(null);
    setResult(null);
    try {
      const body = path === undefined ? {} : { path };
      setResult(await call(checkWidgetInstallation, { params: { websiteId: id }, body }));
      onChecked();
    } catch (reason) {
      setFailure(reason);
    } finally {
      isRunning.current = false;
      setChecking(false);
    }
  }

  function check() {
    const meant = readPath(typed, domain);
    if (typeof meant === 'string') setError(meant);
    else void run(meant.path);
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setError(null);
    },
    error: error === null ? undefined : error === 'elsewhere' ? t.elsewhere(displayDomain(domain)) : t.noPath,
    problem: failure === null ? null : errorToText(failure, t.failed),
    result,
    isChecking,
    check,
  };
}
