import { deleteOrganization, type Organization, paths } from '@evenway/contract';
import { useState } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { call } from '../../platform/api/call.ts';
import { useCallMutation } from '../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DisabledReason } from '../../ui/actions/disabled-reason.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { deleteOrganizationTexts } from './delete-organization-texts.ts';

/** What will be lost, and the name to type before it is. The page stays open until the admin has read that it is done. */
export function DeleteOrganization({ organization: { name } }: { organization: Organization }) {
  const t = useTexts(deleteOrganizationTexts);
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [isDeleted, setDeleted] = useState(false);
  const removal = useCallMutation({
    run: (typed: string) => call(deleteOrganization, { body: { name: typed } }),
    failed: { unexplained: t.failed, network: t.offline, fallback: t.failed },
  });
  const form = useForm({
    initial: { confirmName: '' },
    validate: () => ({}),
    submit: async ({ confirmName }) => {
      await removal.submit(confirmName.trim());
      setDeleted(true);
    },
  });

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
    <>
      <ul className="mb-6 flex list-disc flex-col gap-1.5 ps-5">
        {t.lost.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
        <li>
          {t.invoices} <TextLink to={paths.billing}>{t.toBilling}</TextLink>
        </li>
      </ul>
      <Form label={t.title} onSubmit={form.handleSubmit}>
        {removal.problem && (
          <Banner tone="error" live>
            {removal.problem}
          </Banner>
        )}
        <TextField {...form.field('confirmName')} label={t.confirm(name)} autoComplete="off" />
        <div>
          <DisabledReason reason={form.values.confirmName.trim() === name ? undefined : t.typeFirst}>
            <Button type="submit" variant="danger" isPending={form.isSubmitting} pendingLabel={t.submitting}>
              {t.submit}
            </Button>
          </DisabledReason>
        </div>
      </Form>
    </>
  );
}
