import { displayDomain, type Website } from '@evenway/contract';
import { Select } from '../../ui/fields/select.tsx';

interface WebsiteSelectProps {
  label: string;
  websites: readonly Website[];
  selectedId: string;
  /** With the domain, which identifies a website in the address of a screen. */
  onChange: (domain: string) => void;
}

/** Selects which of the organization's websites a screen is about. */
export function WebsiteSelect({ label, websites, selectedId, onChange }: WebsiteSelectProps) {
  return (
    <Select
      label={label}
      name="website"
      items={websites.map(({ id, domain }) => ({ id, label: displayDomain(domain) }))}
      selectedId={selectedId}
      onChange={(id) => {
        const domain = websites.find((each) => each.id === id)?.domain;
        if (domain) onChange(domain);
      }}
    />
  );
}
