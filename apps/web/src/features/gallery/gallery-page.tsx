import {
  LifeBuoy,
  LogOut,
  MessageSquareText,
  MousePointerClick,
  PanelTop,
  Rows3,
  SlidersHorizontal,
  SquarePen,
  SwatchBook,
  TextCursorInput,
} from 'lucide-react';
import { useState } from 'react';
import { showToast, ToastRegion } from '../../ui/feedback/toast.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { SidebarShell } from '../../ui/sidebar/sidebar-shell.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryData } from './gallery-data.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryForm } from './gallery-form.tsx';
import { GalleryFoundations } from './gallery-foundations.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { GallerySettings } from './gallery-settings.tsx';

/** Every component in every state on one page, for design work. Served in development only. */
export function GalleryPage() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <>
      <SkipLink targetId="main">Skip to content</SkipLink>
      <SidebarShell
        brand={<Logo name="Evenway" />}
        navLabel="Gallery"
        sections={sections}
        isCollapsed={isCollapsed}
        onCollapsedChange={setCollapsed}
        topbar={<ThemeSwitch />}
        account={account}
        footer={<p className="px-3 text-sm text-ink-muted">Shown in development only</p>}
      >
        <PageHeader
          title="Gallery"
          subtitle="Every part of the interface, in every state it can be in."
          actions={<ButtonLink to="/local">Local services</ButtonLink>}
        />
        <GalleryFoundations />
        <GalleryActions />
        <GalleryFields />
        <GalleryForm />
        <GallerySettings />
        <GalleryFeedback />
        <GalleryData />
        <GalleryOverlays />
      </SidebarShell>
      <ToastRegion />
    </>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? 'light');
  const change = (next: string) => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return <SegmentedControl label="Theme" options={themes} value={theme} onChange={change} />;
}

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
];

const account = {
  organization: 'Maple Street Bakery',
  person: { name: 'Ada Martin', email: 'ada@example.org' },
  role: 'Admin',
  to: '/local/ui',
};

const sections = [
  {
    label: 'Parts',
    items: [
      { id: 'all', label: 'Foundations', icon: <SwatchBook />, to: '/local/ui' },
      { id: 'actions', label: 'Actions', icon: <MousePointerClick />, href: '#actions' },
      { id: 'fields', label: 'Fields', icon: <TextCursorInput />, href: '#fields' },
      { id: 'form', label: 'Form', icon: <SquarePen />, href: '#form' },
      { id: 'settings', label: 'Settings', icon: <SlidersHorizontal />, href: '#settings' },
      { id: 'feedback', label: 'Feedback', icon: <MessageSquareText />, href: '#feedback' },
      { id: 'data', label: 'Data', icon: <Rows3 />, href: '#data' },
      { id: 'overlays', label: 'Overlays', icon: <PanelTop />, href: '#overlays' },
    ],
  },
  {
    label: 'User',
    items: [
      { id: 'support', label: 'Get Support', icon: <LifeBuoy />, href: 'mailto:support@example.com' },
      {
        id: 'logout',
        label: 'Logout',
        icon: <LogOut />,
        onPress: () => showToast({ tone: 'info', message: 'You would be signed out now.' }),
      },
    ],
  },
];
