import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { useText } from '../texts.ts';

/** Replaces a part whose file is gone: what happened, and a reload, which forms survive. */
export function MissingPart() {
  const t = useText();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl">
      <Banner
        tone="warning"
        live
        onDismiss={() => setDismissed(true)}
        action={
          <Button size="sm" onPress={() => window.location.reload()}>
            {t.reload}
          </Button>
        }
      >
        {t.missingPart}
      </Banner>
    </div>
  );
}
