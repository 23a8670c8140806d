import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { translateMessage } from '../../platform/i18n/translate-message.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { type LoginNotice, readNotice, withoutNotice } from './login-notice.ts';
import { loginTexts } from './login-texts.ts';

/** The notice of the sign-in page. What the address carries is shown once and taken out of the address. */
export function useLoginNotice() {
  const t = useTexts(loginTexts);
  const { ended } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [notice, setNotice] = useState<LoginNotice | null>(() =>
    ended === 'expired' ? { tone: 'info', message: t.sessionEnded } : null,
  );

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const found = readNotice(query, t.googleFailed);
    if (found === null) return;
    setNotice(found);
    void translateMessage(found.message).then((message) => setNotice({ ...found, message }));
    const search = withoutNotice(query).toString();
    void navigate(
      { pathname: location.pathname, search, hash: location.hash },
      { replace: true, state: location.state },
    );
  }, [location, navigate, t]);

  return [notice, setNotice] as const;
}
