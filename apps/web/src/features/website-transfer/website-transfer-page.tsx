import { displayDomain, getTransfer, paths, type TransferInfo } from '@evenway/contract';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../lib/router/hooks.ts';
import { call } from '../../platform/api/call.ts';
import { errorToText } from '../../platform/api/error-to-text.ts';
import { isDeadLink } from '../../platform/api/is-dead-link.ts';
import { useAnswer } from '../../platform/api/use-answer.ts';
import { formatDate } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { originOf } from '../../platform/session/redirect-target.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { AuthHeading } from '../../shared/sign-in/auth-heading.tsx';
import { carryEmail } from '../../shared/sign-in/carried-email.ts';
import { LinkFailure } from '../../shared/sign-in/link-failure.tsx';
import { OtherAccount } from '../../shared/sign-in/other-account.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Spinner } from '../../ui/loading/spinner.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { AcceptOffer } from './accept-offer.tsx';
import { DeclineOffer } from './decline-offer.tsx';
import { texts } from './texts.ts';

/** For a person to whom a website is offered. Opening the link changes nothing. */
export function WebsiteTransferPage() {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const token = query.get('token');
  usePageTitle(t.title);
  if (token) return <Question token={token} />;
  return (
    <>
      <AuthHeading title={t.title} />
      <Failed reason={t.noToken} />
    </>
  );
}

const ask = (token: string, signal: AbortSignal) => call(getTransfer, { query: { token } }, { signal });

function Question({ token }: { token: string }) {
  const t = useTexts(texts);
  const offer = useAnswer(token, ask);
  const { isLoading } = useSession();
  const [outcome, setOutcome] = useState<{ isDeclined: true } | { failure: unknown } | null>(null);
  if (outcome && 'isDeclined' in outcome)
    return (
      <>
        <AuthHeading title={t.declined} takesFocus>
          {t.declinedHelp}
        </AuthHeading>
        <ButtonLink to={paths.landing}>{t.home}</ButtonLink>
      </>
    );
  if (outcome) return <Dead error={outcome.failure} />;
  if (offer.state === 'answered' && !isLoading)
    return (
      <OpenOffer
        token={token}
        offer={offer.answer}
        onDeclined={() => setOutcome({ isDeclined: true })}
        onDead={(failure) => setOutcome({ failure })}
      />
    );
  if (offer.state === 'failed') return <Dead error={offer.error} onRetry={offer.retry} />;
  return (
    <>
      <AuthHeading title={t.title} />
      <Spinner label={t.loading} />
    </>
  );
}

interface OpenOfferProps {
  token: string;
  offer: TransferInfo;
  onDeclined: () => void;
  /** The offer ended while the page was open. */
  onDead: (failure: unknown) => void;
}

function OpenOffer({ token, offer, onDeclined, onDead }: OpenOfferProps) {
  const t = useTexts(texts);
  const { isAuthenticated, email } = useSession();
  const isReceiver = isAuthenticated && email === offer.email;
  const decline = <DeclineOffer token={token} onDeclined={onDeclined} onDead={onDead} />;
  return (
    <>
      <AuthHeading title={t.title}>
        <p className="wrap-anywhere">
          {t.offers(offer.offeredBy, offer.organizationName, displayDomain(offer.domain))}
        </p>
      </AuthHeading>
      <div className="flex flex-col gap-6">
        <OfferFacts offer={offer} />
        {isReceiver ? (
          <AcceptOffer token={token} domain={offer.domain} onDead={onDead}>
            {decline}
          </AcceptOffer>
        ) : isAuthenticated ? (
          <>
            <p className="wrap-anywhere">{t.otherAccount(offer.email)}</p>
            <OtherAccount label={t.signOut} />
          </>
        ) : (
          <SignInFirst offer={offer}>{decline}</SignInFirst>
        )}
      </div>
    </>
  );
}

function OfferFacts({ offer }: { offer: TransferInfo }) {
  const t = useTexts(texts);
  const language = languagePreference.use();
  const { paidUntil, plan } = offer;
  return (
    <DefinitionList
      items={[
        { term: t.cost, value: paidUntil === null ? t.unpaid : t.paid(formatDate(language, paidUntil), plan) },
        { term: t.until, value: formatDate(language, offer.expiresAt) },
      ]}
    />
  );
}

/** The offer is for one address: its owner signs in with that account, and comes back here. */
function SignInFirst({ offer, children }: { offer: TransferInfo; children: ReactNode }) {
  const t = useTexts(texts);
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p className="wrap-anywhere">{offer.hasAccount ? t.hasAccount(offer.email) : t.noAccount(offer.email)}</p>
      <div className="action-row">
        {offer.hasAccount ? (
          <Button
            variant="primary"
            onPress={() => void navigate(paths.login, { state: { ...originOf(location), ...carryEmail(offer.email) } })}
          >
            {t.signIn}
          </Button>
        ) : (
          <ButtonLink to={paths.signup} variant="primary">
            {t.signUp}
          </ButtonLink>
        )}
        {children}
      </div>
    </>
  );
}

function Dead({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTexts(texts);
  const isDead = isDeadLink(error);
  return (
    <>
      <AuthHeading title={t.title}>{isDead && t.whatNow}</AuthHeading>
      <Failed reason={errorToText(error, { fallback: t.infoFailed })} onRetry={isDead ? undefined : onRetry} />
    </>
  );
}

function Failed({ reason, onRetry }: { reason: string; onRetry?: (() => void) | undefined }) {
  const t = useTexts(texts);
  return <LinkFailure reason={reason} onRetry={onRetry} retryLabel={t.retry} to={paths.login} label={t.toSignIn} />;
}
