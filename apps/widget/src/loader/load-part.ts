import { create } from '../page/safe-document.ts';
import { partIntegrity, partUrl } from '../settings/part-files.ts';
import type { PartScript } from '../settings/parts.ts';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

let trust: ((url: string) => string) | undefined;

/** Runs one of our own files, named and pinned by the hash of its content. */
export function loadPart<Entry>(at: { cdn: string; nonce: string; host: Element }, file: string): Promise<Entry> {
  const url = partUrl(at.cdn, `${file}.js`);
  const script: PartScript = create('script');
  script.integrity = partIntegrity(file);
  script.crossOrigin = 'anonymous';
  script.nonce = at.nonce;
  script.src = trusted(url);
  return new Promise((resolve, reject) => {
    script.onload = () => {
      script.remove();
      if (script.evenway) resolve(script.evenway as Entry);
      else reject();
    };
    script.onerror = () => {
      script.remove();
      reject();
    };
    at.host.append(script);
  });
}

function trusted(url: string): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!trust && types) {
    const policy = types.createPolicy('evenway', { createScriptURL: (given) => given });
    trust = (given) => policy.createScriptURL(given);
  }
  return trust ? trust(url) : url;
}
