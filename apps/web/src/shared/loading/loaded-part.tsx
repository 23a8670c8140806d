import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { defineTexts } from '../../platform/i18n/define-texts.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';

interface LoadedPartProps<T> {
  query: UseQueryResult<T>;
  /** Said when the server did not explain itself. */
  failed: string;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of the screen that loads, fails and is retried by itself. */
export function LoadedPart<T>({ query, failed, skeleton, children }: LoadedPartProps<T>) {
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error || isFetching) return skeleton;
  return (
    <LoadProblem retryLabel={t.retry} onRetry={() => void refetch()}>
      {errorToText(error, failed)}
    </LoadProblem>
  );
}

const texts = defineTexts({ en: { retry: 'Try again' }, fr: { retry: 'Réessayer' } });
