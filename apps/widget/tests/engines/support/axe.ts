import type { Driver } from '../drivers/driver.ts';

interface Axe {
  run: (context: string, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  setup: (within: Element) => void;
  teardown: () => void;
  commons: { text: { accessibleText: (element: Element) => string }; aria: { getRole: (element: Element) => string } };
}

/** What axe reports inside the widget, by rule and element. */
export async function axe(driver: Driver): Promise<string[]> {
  await loadAxe(driver);
  return driver.run(async () => {
    const { axe: tool } = window as unknown as { axe: Axe };
    const { violations } = await tool.run('evenway-widget', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Reporting passes takes as long as finding them.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}

/** Role and name of the panel and of every control in it, as exposed to assistive technology. */
export async function namedControls(driver: Driver): Promise<string[]> {
  await loadAxe(driver);
  return driver.run(() => {
    const { axe: tool } = window as unknown as { axe: Axe };
    const panel = window.inside.query('.p') as Element;
    tool.setup(document.documentElement);
    const seen = [panel, ...panel.querySelectorAll('button,input,select,a,fieldset,[role=group]')]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => `${tool.commons.aria.getRole(one)} ${tool.commons.text.accessibleText(one)}`);
    tool.teardown();
    return seen;
  });
}

export async function loadAxe(driver: Driver): Promise<void> {
  await driver.run(
    () =>
      new Promise<void>((resolve, reject) => {
        const script = document.createElement('script');
        script.src = '/axe.js';
        script.onload = () => resolve();
        script.onerror = () => reject(new Error('axe did not load'));
        document.head.append(script);
      }),
  );
}
