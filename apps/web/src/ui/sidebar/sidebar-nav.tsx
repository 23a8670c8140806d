import { useId } from 'react';
import { SidebarEntry } from './sidebar-item.tsx';
import type { SidebarSection } from './sidebar-types.ts';

interface SidebarNavProps {
  sections: readonly SidebarSection[];
  isCollapsed: boolean;
}

export function SidebarNav({ sections, isCollapsed }: SidebarNavProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-6">
      {sections.map((section, index) => (
        <div key={section.label}>
          <p
            id={`${id}-${index}`}
            className={isCollapsed ? 'sr-only' : 'px-3 pb-1.5 text-sm font-semibold text-ink-muted'}
          >
            {section.label}
          </p>
          <ul aria-labelledby={`${id}-${index}`} className="flex flex-col gap-0.5">
            {section.items.map((item) => (
              <li key={item.id}>
                <SidebarEntry item={item} isCollapsed={isCollapsed} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
