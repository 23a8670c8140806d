import { checkWidgetInstallation, type Website, type WidgetCheck } from '@evenway/contract';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { describeFailure } from '../../../platform/api/describe-failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { checkTexts } from './check-texts.ts';
import { readPath } from './read-path.ts';

/** One look at a page of the website, when asked for. */
export function usePageCheck({ id, domain }: Website, onChecked: () => void) {
  const t = useTexts(checkTexts);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<WidgetCheck | null>(null);
  const [isChecking, setChecking] = useState(false);
  const isRunning = useRef(false);

  async function run(path: string | undefined) {
    if (isRunning.current) return;
    isRunning.current = true;
    setChecking(true);
    setProblem(null);
    setResult(null);
    try {
      const body = path === undefined ? {} : { path };
      setResult(await call(checkWidgetInstallation, { params: { websiteId: id }, body }));
      onChecked();
    } catch (reason) {
      setProblem(describeFailure(reason, t.failed));
    } finally {
      isRunning.current = false;
      setChecking(false);
    }
  }

  function check() {
    const meant = readPath(typed, domain);
    if (meant === 'elsewhere') setError(t.elsewhere(domain));
    else if (meant === 'noPath') setError(t.noPath);
    else void run(meant.path);
  }

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setError(undefined);
    },
    error,
    problem,
    result,
    isChecking,
    check,
  };
}
