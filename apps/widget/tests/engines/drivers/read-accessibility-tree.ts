import type { Page, Protocol } from 'puppeteer-core';
import type { AccessibleNode } from './driver.ts';

type Node = Protocol.Accessibility.AXNode;

export async function readAccessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.createCDPSession();
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const inOrder = (node: Node): Node[] => [
      node,
      ...(node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child ? inOrder(child) : [];
      }),
    ];
    return inOrder(nodes[0] as Node)
      .filter((node) => !node.ignored)
      .map(({ role, name, properties = [] }) => ({
        role: `${role?.value}`,
        name: `${name?.value ?? ''}`,
        states: Object.fromEntries(properties.map((one) => [one.name, `${one.value.value}`])),
      }));
  } finally {
    await session.detach();
  }
}
