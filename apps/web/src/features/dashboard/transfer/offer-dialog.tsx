import {
  displayDomain,
  getOrganizationsOverview,
  isEmail,
  type ListedWebsite,
  moveWebsite,
  type OwnOrganization,
  offerTransfer,
} from '@evenway/contract';
import { WEBSITE_CALLS } from '../../../platform/api/affected-calls.ts';
import { call } from '../../../platform/api/call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../../platform/preferences/language.ts';
import { EmailField } from '../../../shared/account-form/email-field.tsx';
import { FormDialog } from '../../../shared/dialogs/form-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { describeTransfer } from './describe-transfer.ts';
import { transferTexts } from './transfer-texts.ts';

/** Represents an organization that the admin does not manage. */
const ELSEWHERE = 'elsewhere';

interface OfferDialogProps {
  website: ListedWebsite;
  isLive: boolean;
  /** Other organizations that the admin manages: the website can move there at once. */
  own: readonly OwnOrganization[];
  onClose: () => void;
}

export function OfferDialog({ website, isLive, own, onClose }: OfferDialogProps) {
  const t = useTexts(transferTexts);
  const language = languagePreference.use();
  const { id } = website;
  const domain = displayDomain(website.domain);
  const form = useForm({
    about: id,
    initial: { target: own[0]?.id ?? ELSEWHERE, email: '' },
    validate: ({ target, email }) => {
      if (target !== ELSEWHERE) return {};
      if (email.trim() === '') return { email: t.emailRequired };
      return isEmail(email) ? {} : { email: t.emailInvalid };
    },
    submit: async (values) => {
      await transfer.submit(values);
    },
  });
  const isElsewhere = form.values.target === ELSEWHERE;
  const transfer = useCallMutation({
    invalidates: [...WEBSITE_CALLS, getOrganizationsOverview],
    run: async ({ target, email }: typeof form.values) => {
      if (target === ELSEWHERE) {
        const offer = await call(offerTransfer, { params: { id }, body: { email: email.trim() } });
        return t.sent(domain, offer.email);
      }
      const { name } = await call(moveWebsite, { params: { id }, body: { organizationId: target } });
      return t.moved(domain, name);
    },
    onDone: (message) => {
      showToast({ tone: 'success', message });
      onClose();
    },
    failed: isElsewhere ? t.offerFailed : t.moveFailed,
  });

  return (
    <FormDialog
      title={t.title(domain)}
      size="md"
      initialFocus={own.length > 0 ? 'target' : 'email'}
      form={form}
      problem={transfer.problem}
      submitLabel={isElsewhere ? t.send : t.move}
      pendingLabel={isElsewhere ? t.sending : t.moving}
      cancelLabel={t.keep}
      onClose={onClose}
    >
      {own.length > 0 && (
        <Select
          name="target"
          label={t.target}
          items={[
            ...own.map(({ id: target, name }) => ({ id: target, label: name })),
            { id: ELSEWHERE, label: t.someoneElse },
          ]}
          selectedId={form.values.target}
          onChange={(target) => form.set('target', target)}
        />
      )}
      {isElsewhere && (
        <EmailField {...form.field('email')} label={t.email} description={t.emailHelp} autoComplete="off" />
      )}
      <section aria-labelledby="transfer-what" className="flex flex-col gap-2">
        <h3 id="transfer-what" className="font-semibold">
          {t.what}
        </h3>
        <ul className="flex list-disc flex-col gap-1.5 ps-5">
          {describeTransfer(website, language, { isLive, isOffer: isElsewhere }).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    </FormDialog>
  );
}
