import { changeStatementSettings, getStatement, getWidgetConfig, type Statement } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';
import { queryKeyOf } from '../../../platform/api/use-call.ts';
import { useCallMutation } from '../../../platform/api/use-call-mutation.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FieldMessage } from '../../../ui/fields/field-message.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { texts } from '../texts.ts';
import type { StatementPlace } from '../use-statement-draft.ts';

type Change = Partial<Pick<Statement, 'isIndexable' | 'isLinked'>>;

export function PageSettings({ params, statement }: { params: StatementPlace; statement: Statement }) {
  const t = useTexts(texts).page;
  const change = useCallMutation({
    run: (body: Change) => call(changeStatementSettings, { params, body }),
    replaces: queryKeyOf(getStatement, { params }),
    // The link is one of the widget's settings.
    invalidates: [getWidgetConfig],
    failed: { fallback: t.settingFailed },
  });
  // A switch moves at once; if it could not be saved it goes back, and the line below says why.
  const shown = { ...statement, ...(change.isPending && change.input) };
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Switch
        isSelected={shown.isLinked}
        onChange={(isLinked) => change.start({ isLinked })}
        description={t.linkedHelp}
      >
        {t.linked}
      </Switch>
      <Switch
        isSelected={shown.isIndexable}
        onChange={(isIndexable) => change.start({ isIndexable })}
        isDisabled={!statement.mayBeIndexable && !statement.isIndexable}
        description={statement.mayBeIndexable ? t.indexableHelp : `${t.indexableHelp} ${t.unproven}`}
      >
        {t.indexable}
      </Switch>
      {change.problem !== null && (
        <p role="alert">
          <FieldMessage>{change.problem}</FieldMessage>
        </p>
      )}
    </div>
  );
}
