import type { Transaction } from '../../platform/database/database.ts';
import { aboutOrganization, type Deed, type Done, isId, OperatorError, oneOrganization } from './deed.ts';
import { findWebsiteFacts, listWebsiteFacts, setSuspended, type WebsiteFacts } from './operator-repository.ts';

/** What the operator takes off, and puts back. */
export const suspensionDeeds: Readonly<Record<string, Deed>> = {
  suspend: {
    takes: 'organization|website <id>',
    about:
      'nobody can work in the organization; its widgets, or that of the website, are off; visitors are told nothing',
    run: (tx, _actions, [kind, id]) => suspendOrResume(tx, kind, id, true),
  },
  resume: {
    takes: 'organization|website <id>',
    about: 'ends a suspension',
    run: (tx, _actions, [kind, id]) => suspendOrResume(tx, kind, id, false),
  },
};

async function suspendOrResume(
  tx: Transaction,
  kind: string | undefined,
  id: string | undefined,
  isSuspended: boolean,
): Promise<Done> {
  const event = isSuspended ? 'operator.suspended' : 'operator.resumed';
  const nothingToDo = `It is ${isSuspended ? 'suspended already' : 'not suspended'}.`;
  if (kind === 'website') {
    const website = isId(id) ? await findWebsiteFacts(tx, id) : null;
    if (!website) throw new OperatorError('Name a website by its id; "show" lists those of an organization.');
    if (!(await setSuspended(tx, 'websites', website.id, isSuspended))) throw new OperatorError(nothingToDo);
    return {
      event,
      organizationId: website.organization_id,
      target: { kind: 'website', id: website.id, label: website.domain },
      said: [
        isSuspended
          ? `The widget of ${website.domain} is off within a minute. Its owners see that on the dashboard, and write to support. ${chargesGoOn([website])}`
          : `${website.domain} is as before.`,
      ],
    };
  }
  const organization = await oneOrganization(tx, kind === 'organization' ? id : undefined);
  if (!(await setSuspended(tx, 'organizations', organization.id, isSuspended))) throw new OperatorError(nothingToDo);
  const websites = await listWebsiteFacts(tx, organization.id);
  return aboutOrganization(organization, event, [
    isSuspended
      ? `Nobody can work in "${organization.name}", and its ${websites.length} widgets are off within a minute. Its people see that, with the address of support. ${chargesGoOn(websites)}`
      : `"${organization.name}" is open again, and its widgets are as before within a minute.`,
  ]);
}

function chargesGoOn(websites: readonly WebsiteFacts[]): string {
  const paying = websites.filter(({ status }) => status === 'ACTIVE' || status === 'NOT_PAID').length;
  if (paying === 0) return 'Nothing is being charged.';
  const which = paying === 1 ? 'One subscription goes' : `${paying} subscriptions go`;
  return `${which} on: cancel at the payment provider what should not be charged.`;
}
