import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { keepTypedValues } from '../forms/kept-values.ts';
import { useText } from '../texts.ts';

/** Replaces a part whose file is gone: what happened, and a reload that restores what was typed. */
export function MissingPart() {
  const t = useText();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const reload = () => {
    keepTypedValues();
    window.location.reload();
  };
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl">
      <Banner
        tone="warning"
        live
        onDismiss={() => setDismissed(true)}
        action={
          <Button size="sm" onPress={reload}>
            {t.reload}
          </Button>
        }
      >
        {t.missingPart}
      </Banner>
    </div>
  );
}
