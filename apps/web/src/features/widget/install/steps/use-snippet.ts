import {
  earlySnippet,
  getWidgetRelease,
  getWidgetUniqueId,
  installationSnippet,
  installationTag,
  type SnippetOptions,
  type WidgetRelease,
} from '@evenway/contract';
import { useState } from 'react';
import { useCall } from '../../../../platform/api/use-call.ts';

export type Release = 'newest' | 'pinned';
export type Form = 'script' | 'early' | 'tag';
export type Snippet = ReturnType<typeof useSnippet>;

/** The code of one website in the chosen form. It needs two responses. */
export function useSnippet(websiteId: string) {
  const id = useCall(getWidgetUniqueId, { params: { websiteId } });
  const release = useCall(getWidgetRelease, {});
  const [choice, setChoice] = useState<{ release: Release; form: Form }>({ release: 'newest', form: 'script' });
  const ready = id.data && release.data && { ...release.data, uniqueId: id.data.uniqueId };
  const options = ready && optionsOf(ready, choice.release);
  return {
    choice,
    choose: (change: Partial<typeof choice>) => setChoice((before) => ({ ...before, ...change })),
    release: release.data,
    options,
    code: options && forms[choice.form](options),
    /** The missing response, for its failure and retry. */
    missing: id.data ? release : id,
  };
}

const forms: Record<Form, (options: SnippetOptions) => string> = {
  script: installationSnippet,
  early: earlySnippet,
  tag: installationTag,
};

function optionsOf(ready: WidgetRelease & { uniqueId: string }, release: Release): SnippetOptions {
  const { cdnUrl, uniqueId, path, integrity } = ready;
  return { cdnUrl, uniqueId, ...(release === 'pinned' && { pinned: { path, integrity } }) };
}
