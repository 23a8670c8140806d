import { checkWidgetInstallation, displayDomain, getWidgetInstallation, type Website } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { useCallMutation } from '../../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { checkTexts } from './check-texts.ts';
import { readPath } from './read-path.ts';

/** Checks a page of the website on request. */
export function usePageCheck({ id, domain }: Website) {
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
