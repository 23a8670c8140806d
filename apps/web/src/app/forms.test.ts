import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');

/** Files that show or hold a form, without what forms are made of. */
const forms = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(?:ui|lib)\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }))
  .filter(({ text }) => /<Form[\s>]|<form[\s>]|<FormDialog\b|<TextArea\b|createFormStore|useForm[(<]/.test(text));

/** These keep nothing, and why. A form on this list needs a reason. */
const NOT_KEPT: Record<string, string> = {
  'features/assistant/panel/assistant-panel.tsx': 'A question to a conversation that ends with the page too',
  'features/audit/audit-page.tsx': 'Filters, which change nothing and are quickly chosen again',
  'features/organization/billing-contact/billing-contact-page.tsx': 'One answer, which is given anew for each link',
  'features/gallery/gallery-fields.tsx': 'Samples',
  'features/landing/demo/own-page.tsx': 'A demo on the public site that sends nothing',
  'features/messages/message-finding.tsx': 'One choice from a list',
  'features/website-transfer/accept-offer.tsx': 'One choice from a list',
  'features/widget/install/page-check/check-step.tsx': 'One path, whose result is gone after a reload too',
  'shared/data-rights/deletion-form.tsx': 'A name that confirms a deletion must be typed anew',
};

/** These are no `useForm`, and use the same storage. */
const KEPT_OTHERWISE: Record<string, RegExp> = {
  'features/dashboard/onboarding/onboard-dialog.tsx': /keepOnboarding\(/,
  'features/single-sign-on/roles-step.tsx': /useKeptState\(/,
  'features/widget/appearance/use-config-form.ts': /useKeptEdits\(/,
  'features/statements/use-statement-draft.ts': /keepUnsaved\(/,
};

/** These show the fields of a form that another file holds. */
const SHOWN_FOR: Record<string, string> = {
  'features/auth/login/login-form.tsx': 'features/auth/login/use-login-form.ts',
  'features/auth/second-step/second-step-form.tsx': 'features/auth/second-step/use-second-step.ts',
  'features/dashboard/onboarding/website-step.tsx': 'features/dashboard/onboarding/onboard-dialog.tsx',
  'features/organization/settings/settings-page.tsx': 'features/organization/settings/use-organization-name-form.ts',
  'features/statements/write/contact-section.tsx': 'features/statements/use-statement-draft.ts',
  'features/statements/write/limits-section.tsx': 'features/statements/use-statement-draft.ts',
  'features/statements/write/measures-section.tsx': 'features/statements/use-statement-draft.ts',
  'features/statements/write/subject-sections.tsx': 'features/statements/use-statement-draft.ts',
  'features/statements/write/technical-sections.tsx': 'features/statements/use-statement-draft.ts',
  'features/widget/appearance/appearance-form.tsx': 'features/widget/appearance/use-config-form.ts',
  'shared/dialogs/form-dialog.tsx': 'ui/forms/use-form.ts',
  'shared/step-up/step-up-dialog.tsx': 'shared/step-up/use-step-up.ts',
};

const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8');
const isKept = (file: string): boolean =>
  KEPT_OTHERWISE[file]?.test(textOf(file)) ?? (/useForm[(<]/.test(textOf(file)) && !/isKept: false/.test(textOf(file)));

it('every form of the application keeps what is typed, or says why not', () => {
  expect(forms.length).toBeGreaterThan(40);
  const unclear = forms.flatMap(({ file }) => {
    if (file in NOT_KEPT) return [];
    return file === 'shared/dialogs/form-dialog.tsx' || isKept(SHOWN_FOR[file] ?? file) ? [] : [file];
  });
  expect(unclear).toEqual([]);
});

it('the lists name nothing that is gone or kept anyway', () => {
  const known = forms.map(({ file }) => file);
  const others = Object.keys(KEPT_OTHERWISE).filter((file) => !known.includes(file) && !isKept(file));
  const strangers = [...Object.keys(NOT_KEPT), ...Object.keys(SHOWN_FOR)].filter((file) => !known.includes(file));
  expect([...others, ...strangers]).toEqual([]);
  const keeping = Object.keys(NOT_KEPT).filter((file) => /useForm[(<]/.test(textOf(file)) && isKept(file));
  expect(keeping).toEqual([]);
});

it('nothing else writes typed work into the storage of the tab', () => {
  const writing = forms.filter(({ text }) => /sessionStorage/.test(text)).map(({ file }) => file);
  expect(writing).toEqual([]);
});
