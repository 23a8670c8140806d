import {
  acceptTransfer,
  displayDomain,
  isOpenOrganization,
  listOwnOrganizations,
  type OwnOrganization,
  paths,
} from '@evenway/contract';
import type { ReactNode } from 'react';
import { useNavigate } from '../../lib/router/hooks.ts';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../platform/api/is-dead-link.ts';
import { useAnswer } from '../../platform/api/use-answer.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { FormFailure } from '../../shared/account-form/form-failure.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { LoadProblem } from '../../ui/loading/load-problem.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { texts } from './texts.ts';

interface AcceptOfferProps {
  token: string;
  domain: string;
  onDead: (failure: unknown) => void;
  /** The other answer. */
  children: ReactNode;
}

/** For someone signed in with the address of the offer: which of their organizations gets the website. */
export function AcceptOffer({ token, domain, onDead, children }: AcceptOfferProps) {
  const t = useTexts(texts);
  const { role, orgId } = useSession();
  const own = useAnswer(token, askForOrganizations);
  if (own.state === 'asking') return <Spinner label={t.loading} />;
  if (own.state === 'failed')
    return (
      <LoadProblem retryLabel={t.retry} onRetry={own.retry}>
        {errorToText(own.error, { fallback: t.infoFailed })}
      </LoadProblem>
    );
  const managed = own.answer.filter((each) => each.role === 'ORG_ADMIN' && isOpenOrganization(each));
  if (managed.length > 0)
    return (
      <AcceptForm token={token} domain={domain} organizations={managed} onDead={onDead}>
        {children}
      </AcceptForm>
    );
  const canCreate = role === 'ORG_ADMIN' && orgId === null;
  return (
    <>
      <Banner tone="info">{canCreate ? t.noOrganization : t.onlyAdmins}</Banner>
      <div className="action-row">
        {canCreate && (
          <ButtonLink to={paths.createOrganization} variant="primary">
            {t.createOrganization}
          </ButtonLink>
        )}
        {children}
      </div>
    </>
  );
}

const askForOrganizations = (_token: string, signal: AbortSignal) => call(listOwnOrganizations, {}, { signal });

interface AcceptFormProps extends AcceptOfferProps {
  organizations: readonly OwnOrganization[];
}

function AcceptForm({ token, domain, organizations, onDead, children }: AcceptFormProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [only, ...others] = organizations;
  const form = useForm({
    isKept: false,
    initial: { organizationId: only && others.length === 0 ? only.id : '' },
    validate: ({ organizationId }) => (organizationId === '' ? { organizationId: t.chooseFirst } : {}),
    submit: async (body) => {
      try {
        const { name } = await call(acceptTransfer, { query: { token }, body });
        await refresh();
        const carried = { notice: t.taken(displayDomain(domain), name), buttonName: '' };
        await navigate(paths.dashboard, { replace: true, state: { carried } });
      } catch (failure) {
        if (!isDeadLink(failure)) throw failure;
        onDead(failure);
      }
    },
  });
  return (
    <Form label={t.title} onSubmit={form.handleSubmit}>
      <FormFailure failure={form.failure} fallback={t.acceptFailed} />
      <Select
        name="organizationId"
        label={t.organization}
        placeholder={t.choose}
        items={organizations.map(({ id, name }) => ({ id, label: name }))}
        selectedId={form.values.organizationId || null}
        error={form.field('organizationId').error}
        onChange={(id) => form.set('organizationId', id)}
      />
      <div className="action-row">
        <Button type="submit" variant="primary" isPending={form.isSubmitting} pendingLabel={t.accepting}>
          {t.accept}
        </Button>
        {children}
      </div>
    </Form>
  );
}
