import { type Role, type SingleSignOn, SSO_MAPPING_MAX_COUNT, type SsoRoles, saveSsoRoles } from '@evenway/contract';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { roleNames } from '../../platform/session/role-names.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorBanner } from '../../ui/feedback/banner.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useKeptState } from '../../ui/forms/use-kept-state.ts';
import { useProblemFocus } from '../../ui/forms/use-problem-focus.ts';
import { Section } from '../../ui/layout/section.tsx';
import { type DraftRoles, draftOf, isDraftRoles, problemsOf, rolesOf, valueField } from './draft-roles.ts';
import { ssoTexts } from './texts.ts';
import { useSettingsChange } from './use-settings-change.ts';

export function RolesStep({ settings }: { settings: SingleSignOn }) {
  const t = useTexts(ssoTexts).roles;
  return (
    <Section title={t.title} description={t.help}>
      <div className="max-w-2xl">
        {settings.provider ? <RolesForm roles={settings.roles} /> : <p className="text-ink-muted">{t.first}</p>}
      </div>
    </Section>
  );
}

function RolesForm({ roles }: { roles: SsoRoles }) {
  const t = useTexts(ssoTexts).roles;
  const [draft, setDraft, forgetDraft] = useKeptState('roles', draftOf(roles), isDraftRoles);
  const [refusals, setRefusals] = useState(0);
  const change = (part: Partial<DraftRoles>) => setDraft({ ...draft, ...part });
  const save = useSettingsChange({
    run: (body: SsoRoles) => call(saveSsoRoles, { body }),
    done: t.saved,
    onDone: () => forgetDraft(),
    failed: t.failed,
  });
  const problems = problemsOf(draft, t);
  const wrong = Object.keys(problems);
  useProblemFocus(refusals, wrong);
  const submit = () => (wrong.length > 0 ? setRefusals(refusals + 1) : save.start(rolesOf(draft)));
  return (
    <Form label={t.title} onSubmit={submit}>
      <ErrorBanner>{save.problem}</ErrorBanner>
      <RoleSelect label={t.defaultRole} value={draft.defaultRole} onChange={(defaultRole) => change({ defaultRole })} />
      <div className="flex flex-col gap-2">
        <Switch isSelected={draft.isByClaim} onChange={(isByClaim) => change({ isByClaim })}>
          {t.byClaim}
        </Switch>
        <p className="text-ink-muted">{t.byClaimHelp}</p>
      </div>
      {draft.isByClaim && <ClaimFields draft={draft} onChange={change} problems={refusals > 0 ? problems : {}} />}
      <div>
        <Button type="submit" isPending={save.isPending} pendingLabel={t.saving}>
          {t.save}
        </Button>
      </div>
    </Form>
  );
}

interface ClaimFieldsProps {
  draft: DraftRoles;
  onChange: (part: Partial<DraftRoles>) => void;
  problems: Readonly<Record<string, string>>;
}

function ClaimFields({ draft, onChange, problems }: ClaimFieldsProps) {
  const t = useTexts(ssoTexts).roles;
  const { mappings } = draft;
  const setMapping = (at: number, part: Partial<DraftRoles['mappings'][number]>) =>
    onChange({ mappings: mappings.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <>
      <TextField
        name="claim"
        value={draft.claim}
        onChange={(claim) => onChange({ claim })}
        label={t.claim}
        description={t.claimHelp}
        error={problems.claim}
        autoComplete="off"
        maxLength={200}
      />
      <TextField
        name="scope"
        value={draft.scope}
        onChange={(scope) => onChange({ scope })}
        label={t.scope}
        description={t.scopeHelp}
        isRequired={false}
        autoComplete="off"
        maxLength={100}
      />
      {mappings.map(({ id, value, role }, at) => (
        <div key={id} className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_10rem_auto]">
          <TextField
            name={valueField(id)}
            value={value}
            onChange={(next) => setMapping(at, { value: next })}
            label={t.value(at + 1)}
            error={problems[valueField(id)]}
            autoComplete="off"
            maxLength={500}
          />
          <RoleSelect label={t.role(at + 1)} value={role} onChange={(next) => setMapping(at, { role: next })} />
          <div className="sm:pt-7">
            <Button variant="quiet" onPress={() => onChange({ mappings: mappings.filter((one) => one.id !== id) })}>
              {t.removeValue(at + 1)}
            </Button>
          </div>
        </div>
      ))}
      {mappings.length < SSO_MAPPING_MAX_COUNT && (
        <div>
          <Button
            onPress={() =>
              onChange({ mappings: [...mappings, { id: crypto.randomUUID(), value: '', role: 'ORG_ADMIN' }] })
            }
          >
            {t.addValue}
          </Button>
        </div>
      )}
    </>
  );
}

function RoleSelect(props: { label: string; value: Role; onChange: (role: Role) => void }) {
  const names = useTexts(roleNames);
  return (
    <Select
      label={props.label}
      selectedId={props.value}
      onChange={props.onChange}
      items={(['ORG_USER', 'ORG_ADMIN'] as const).map((id) => ({ id, label: names[id] }))}
    />
  );
}
