import { classNames } from '../class-names.ts';
import { Link } from './link.tsx';
import { otherTabClass, selectedTabClass, tabClass, tabListClass } from './tab-style.ts';

interface TabLinksProps<K extends string> {
  label: string;
  items: readonly { id: K; label: string; to: string }[];
  selectedId: K;
}

/**
 * Tabs that are separate screens: links, so that each has an address, and the back button leads to the previous one.
 */
export function TabLinks<K extends string>({ label, items, selectedId }: TabLinksProps<K>) {
  return (
    <nav aria-label={label}>
      <ul className={tabListClass}>
        {items.map(({ id, label: name, to }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === selectedId ? 'page' : undefined}
              className={classNames(tabClass, id === selectedId ? selectedTabClass : otherTabClass)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
