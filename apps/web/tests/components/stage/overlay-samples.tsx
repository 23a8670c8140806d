import { useState } from 'react';
import { useFocusRecovery } from '../../../src/app/navigation/use-focus-recovery.ts';
import { Button } from '../../../src/ui/actions/button.tsx';
import { TextField } from '../../../src/ui/fields/text-field.tsx';
import { Tabs } from '../../../src/ui/navigation/tabs.tsx';
import { Dialog } from '../../../src/ui/overlays/dialog.tsx';
import { Menu } from '../../../src/ui/overlays/menu.tsx';
import { SidebarDesktop } from '../../../src/ui/sidebar/sidebar-desktop.tsx';

export function DialogSample({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename</Button>
      <Dialog
        title="Rename the site"
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={isDismissable}
        initialFocus="name"
        footer={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        <TextField label="Name" name="name" />
      </Dialog>
    </>
  );
}

export const LockedDialog = () => <DialogSample isDismissable={false} />;

export function DialogSizes() {
  const [open, setOpen] = useState<string | null>(null);
  return (['sm', 'md', 'default', 'lg', 'xl'] as const).map((size) => (
    <div key={size}>
      <Button onPress={() => setOpen(size)}>{size}</Button>
      <Dialog title={size} size={size} isOpen={open === size} onOpenChange={() => setOpen(null)}>
        Text
      </Dialog>
    </div>
  ));
}

export function MenuSample() {
  const [chosen, setChosen] = useState('nothing');
  const items = ['Open', 'Copy', 'Delete'].map((label) => ({
    id: label,
    label,
    isDisabled: label === 'Copy',
    onAction: () => setChosen(label),
  }));
  return (
    <>
      <Menu label="Actions" items={items} />
      <output aria-label="Chosen">{chosen}</output>
    </>
  );
}

/** A list whose only row disappears shortly after its button was pressed, as after a response. */
export function VanishingRow() {
  const [hasRow, setRow] = useState(true);
  useFocusRecovery();
  const content = hasRow && (
    <button type="button" onClick={() => setTimeout(() => setRow(false), 50)}>
      Remove
    </button>
  );
  return (
    <main>
      <h1 tabIndex={-1}>Cities</h1>
      <Tabs
        label="Cities"
        selectedId="all"
        onChange={() => undefined}
        items={[{ id: 'all', label: 'All', content: content || 'None' }]}
      />
    </main>
  );
}

export function TabsSample() {
  const [selectedId, select] = useState('first');
  const items = ['first', 'second', 'third'].map((id) => ({ id, label: id, content: `The ${id} panel` }));
  return <Tabs label="Parts" items={items} selectedId={selectedId} onChange={select} />;
}

export function SidebarSample() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <SidebarDesktop
      brand="Evenway"
      sections={[{ label: 'User', items: [{ id: 'logout', label: 'Logout', icon: '→', onPress: () => undefined }] }]}
      navLabel="Organization"
      account={undefined}
      footer={null}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
    />
  );
}
