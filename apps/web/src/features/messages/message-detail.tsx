import {
  deleteMessage,
  getMessage,
  type ListedWebsite,
  listFindings,
  listMessages,
  type Message,
} from '@evenway/contract';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isGone } from '../../platform/api/api-error.ts';
import { callRemoval } from '../../platform/api/call-removal.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { formatInstant } from '../../platform/i18n/format-date.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { languagePreference } from '../../platform/preferences/language.ts';
import { useSession } from '../../platform/session/session-context.ts';
import { ActionDialog } from '../../shared/dialogs/action-dialog.tsx';
import { LoadedPart } from '../../shared/loading/loaded-part.tsx';
import { functionTexts } from '../../shared/widget/function-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Conversation } from './conversation.tsx';
import { MessageFinding } from './message-finding.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TeamNote } from './team-note.tsx';
import { texts } from './texts.ts';
import { createVersionGuard } from './version-guard.ts';

interface MessageDetailProps {
  website: ListedWebsite;
  id: string;
  listAddress: string;
  onRemoved: () => Promise<void>;
}

export function MessageDetail({ website, id, listAddress, onRemoved }: MessageDetailProps) {
  const t = useTexts(texts);
  const message = useCall(getMessage, { params: { id } });
  const back = (
    <ButtonLink variant="quiet" to={listAddress} icon={<ArrowLeft aria-hidden="true" className="size-5" />}>
      {t.back}
    </ButtonLink>
  );
  if (isGone(message.error))
    return (
      <EmptyState headingLevel={2} title={t.goneTitle} action={back}>
        {t.kept}
      </EmptyState>
    );
  return (
    <>
      <div className="mb-6">{back}</div>
      <LoadedPart query={message} failed={t.loadFailed} skeleton={<Skeleton shape="block" label={t.loading} />}>
        {(known) => <Opened website={website} message={known} onRemoved={onRemoved} />}
      </LoadedPart>
    </>
  );
}

interface OpenedProps extends Pick<MessageDetailProps, 'website' | 'onRemoved'> {
  message: Message;
}

function Opened({ website, message, onRemoved }: OpenedProps) {
  const t = useTexts(texts);
  const names = useTexts(functionTexts).features;
  const language = languagePreference.use();
  const { role } = useSession();
  const [isRemoving, setRemoving] = useState(false);
  const [seen] = useState(() => createVersionGuard(message.version));
  useEffect(() => seen.show(message.version), [seen, message.version]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that led here is gone, so focus moves to the heading.
  useEffect(() => heading.current?.focus(), []);
  const { goal, barrier, path, functions, status } = message;
  const languageName = new Intl.DisplayNames([language], { type: 'language' }).of(message.language) ?? message.language;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {t.title(formatInstant(language, message.sentAt))}
        </h2>
        <StatusBadge status={status} />
      </div>
      <div className="mb-8 max-w-3xl">
        <DefinitionList
          items={[
            { term: t.goal, value: <Typed>{goal}</Typed> },
            { term: t.barrier, value: <Typed>{barrier}</Typed> },
            { term: t.page, value: <Typed>{path ?? t.notSent}</Typed> },
            {
              term: t.functions,
              value: functions === null ? t.notSent : functions.map((name) => names[name]).join(', ') || t.nothingOn,
            },
            { term: t.language, value: languageName },
          ]}
        />
      </div>
      <Conversation words={message.words} />
      {role === 'ORG_ADMIN' ? (
        <>
          <AnswerForm message={message} seen={seen} />
          <MessageFinding website={website} message={message} seen={seen} />
          <TeamNote message={message} seen={seen} />
          <Button variant="danger" onPress={() => setRemoving(true)}>
            {t.remove}
          </Button>
        </>
      ) : (
        <>
          <MessageFinding website={website} message={message} seen={seen} />
          <p className="text-ink-muted">{t.userOnly}</p>
        </>
      )}
      {isRemoving && (
        <ActionDialog
          title={t.removeDialog.title}
          confirmLabel={t.removeDialog.confirm}
          cancelLabel={t.removeDialog.cancel}
          tone="danger"
          run={() => callRemoval(deleteMessage, { params: { id: message.id } }).then(onRemoved)}
          invalidates={[listMessages, listFindings]}
          done={() => t.removeDialog.done}
          failed={{ fallback: t.removeDialog.failed }}
          onClose={() => setRemoving(false)}
        >
          {t.removeDialog.what}
        </ActionDialog>
      )}
    </>
  );
}

/** What a visitor wrote, with its line breaks. */
const Typed = ({ children }: { children: string }) => (
  <span className="wrap-anywhere whitespace-pre-wrap">{children}</span>
);
