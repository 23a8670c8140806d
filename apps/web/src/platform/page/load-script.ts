interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let trust: ((url: string) => string) | undefined;

/** Adds one of our own scripts to the page. The only place that does so. */
export function loadScript(url: string, data: Readonly<Record<string, string>>): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  Object.assign(script.dataset, data);
  script.async = true;
  script.src = trusted(url);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(script));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script could not be loaded'));
    });
    document.body.append(script);
  });
}

// If the browser enforces Trusted Types, a plain string is not accepted as a script URL.
function trusted(url: string): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (trust === undefined && types !== undefined) {
    const policy = types.createPolicy('evenway-page', { createScriptURL: (given) => given });
    trust = (given) => policy.createScriptURL(given);
  }
  return trust === undefined ? url : trust(url);
}
