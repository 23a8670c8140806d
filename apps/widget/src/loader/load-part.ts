import { attempt } from '../page/attempt.ts';
import { create, fromDocument } from '../page/safe-document.ts';
import { partIntegrity } from '../settings/part-files.ts';
import type { PartScript } from '../settings/part-script.ts';
import { base, nonce } from './script.ts';

interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}
interface Policy {
  createScriptURL: (url: string) => string;
}

const parts: Record<string, Promise<unknown> | undefined> = {};
const rules: Policy = { createScriptURL: (url) => url };
let policy: Policy | undefined;

/** One of our own files, named and pinned by the hash of its content. Throws where the page allows no script of ours. */
export function partScript(file: string): PartScript {
  // A page may list the policies it trusts; where ours is not among them, its default policy decides.
  policy ??=
    attempt(() => (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('evenway', rules)) ??
    rules;
  const script: PartScript = create('script');
  script.integrity = partIntegrity(file);
  script.crossOrigin = '';
  script.nonce = nonce as string;
  script.src = policy.createScriptURL(`${base}/parts/${file}.js`);
  return script;
}

/** Loads a part once and starts it. A failed load is retried the next time it is needed. */
export function loadPart<Entry, Result = Entry>(
  host: Element,
  file: string,
  begin?: (entry: Entry) => Result | Promise<Result>,
): Promise<Result> {
  parts[file] ??= new Promise<Entry>((resolve, reject) => {
    const script = partScript(file);
    script.onload = script.onerror = () => {
      script.remove();
      if (script.evenway) resolve(script.evenway as Entry);
      else reject();
    };
    // Our element is not in the page while it settles; the end of `head` disturbs nothing.
    (host.isConnected ? host : fromDocument('head')).append(script);
  })
    .then(begin)
    .catch((reason) => {
      parts[file] = undefined;
      throw reason;
    });
  return parts[file] as Promise<Result>;
}
