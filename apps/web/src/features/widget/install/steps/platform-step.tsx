import { platformTexts } from '../../../../content/install/platform-texts.ts';
import { type Platform, platforms } from '../../../../content/install/platforms.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { installTexts } from './install-texts.ts';

interface PlatformStepProps {
  platform: Platform;
  onChange: (platform: Platform) => void;
}

export function PlatformStep({ platform, onChange }: PlatformStepProps) {
  const t = useTexts(installTexts);
  const { names } = useTexts(platformTexts);
  return (
    <div className="max-w-md">
      <Select
        label={t.platform}
        name="platform"
        items={platforms.map((id) => ({ id, label: names[id] }))}
        selectedId={platform}
        onChange={onChange}
      />
    </div>
  );
}
