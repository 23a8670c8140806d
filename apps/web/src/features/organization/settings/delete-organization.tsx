import { deleteOrganization, type Organization, paths } from '@evenway/contract';
import { useState } from 'react';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { call } from '../../../platform/api/call.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useSession } from '../../../platform/session/session-context.ts';
import { DeletionForm } from '../../../shared/data-rights/deletion-form.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextLink } from '../../../ui/navigation/text-link.tsx';
import { deleteOrganizationTexts } from './delete-organization-texts.ts';

/** The page stays open until the admin has read that it is done. */
export function DeleteOrganization({ organization: { name } }: { organization: Organization }) {
  const t = useTexts(deleteOrganizationTexts);
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted)
    return (
      <Banner
        tone="success"
        takesFocus
        title={t.done(name)}
        action={
          <Button variant="primary" onPress={() => void refresh().then(() => navigate(paths.dashboard))}>
            {t.goOn}
          </Button>
        }
      >
        {t.doneHelp}
      </Banner>
    );
  return (
    <DeletionForm
      texts={t}
      lastItem={
        <>
          {t.invoices} <TextLink to={paths.billing}>{t.toBilling}</TextLink>
        </>
      }
      confirm={t.confirm(name)}
      isConfirmed={(typed) => typed === name}
      run={async (typed) => {
        await call(deleteOrganization, { body: { name: typed } });
        setDeleted(true);
      }}
    />
  );
}
