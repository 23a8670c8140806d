import { type WidgetConfig, widgetPreviewPage } from '@evenway/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { languagePreference } from '../../../../platform/preferences/language.ts';

const PATIENCE_MS = 300;

interface PreviewAddress {
  /** Null until the first page has responded. */
  readonly address: string | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/**
 * The address of the preview for these settings, shortly after they stop changing. A frame does not report that its
 * page failed, so the page is requested first.
 */
export function usePreviewAddress(config: WidgetConfig): PreviewAddress {
  const wanted = useSettled(widgetPreviewPage(config, languagePreference.use()));
  const { data, isError, refetch } = useQuery({
    queryKey: ['widget preview', wanted],
    queryFn: async ({ signal }) => {
      const answer = await fetch(wanted, { signal });
      if (!answer.ok) throw new Error(`The preview answered ${answer.status}`);
      return wanted;
    },
    // The last preview stays until the next one has loaded.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { address: data ?? null, hasFailed: isError, retry: () => void refetch() };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
