import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../lib/router/hooks.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { type LoginNotice, readNotice, withoutNotice } from './login-notice.ts';
import { loginTexts } from './login-texts.ts';

/** The notice of the sign-in page. It is shown once and removed from the address. */
export function useLoginNotice() {
  const { ended } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [notice, setNotice] = useState<LoginNotice | null>(() => {
    if (ended === 'expired') return { tone: 'info', text: 'sessionEnded' };
    return ended === 'left' ? { tone: 'success', text: 'left' } : null;
  });

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const found = readNotice(query, loginTexts.en.googleFailed);
    if (found === null) return;
    setNotice(found);
    const search = withoutNotice(query).toString();
    void navigate(
      { pathname: location.pathname, search, hash: location.hash },
      { replace: true, state: location.state },
    );
  }, [location, navigate]);

  return [notice, setNotice] as const;
}
