import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../lib/router/hooks.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { type LoginNotice, noticeOfEnd, readNotice, withoutNotice } from './login-notice.ts';
import { loginTexts } from './login-texts.ts';

/** The notice of the sign-in page. It is shown once and removed from the address. */
export function useLoginNotice() {
  const { ended } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [own, setNotice] = useState<LoginNotice | null>();

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

  // The server's answer may come after the page is shown.
  return [own === undefined ? noticeOfEnd(ended) : own, setNotice] as const;
}
