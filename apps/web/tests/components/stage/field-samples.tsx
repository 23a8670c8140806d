import { useState } from 'react';
import { Button } from '../../../src/ui/actions/button.tsx';
import { SegmentedControl } from '../../../src/ui/fields/segmented-control.tsx';
import { TextField } from '../../../src/ui/fields/text-field.tsx';
import { ErrorSummary } from '../../../src/ui/forms/error-summary.tsx';
import { Form } from '../../../src/ui/forms/form.tsx';
import { useForm } from '../../../src/ui/forms/use-form.ts';

export function FieldWithProblem() {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField
        label="Domain"
        name="domain"
        description="Without https."
        error={value === '' ? 'Enter a domain.' : undefined}
        value={value}
        onChange={setValue}
      />
      <TextField label="Note" name="note" isRequired={false} />
    </>
  );
}

export function FormWithProblems() {
  const form = useForm({
    initial: { name: '', city: '' },
    validate: ({ name, city }) => ({
      ...(name === '' && { name: 'Enter a name.' }),
      ...(city === '' && { city: 'Enter a city.' }),
    }),
    submit: async () => undefined,
    onError: () => undefined,
  });
  return (
    <Form label="Place" onSubmit={form.handleSubmit}>
      <ErrorSummary title="Please check" errors={form.errorList} />
      <TextField label="Name" {...form.field('name')} />
      <TextField label="City" {...form.field('city')} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

export function PeriodChoice() {
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  return (
    <>
      <SegmentedControl
        label="Period"
        options={[
          { id: 'month', label: 'Monthly' },
          { id: 'year', label: 'Yearly' },
        ]}
        value={period}
        onChange={setPeriod}
      />
      <output aria-label="Chosen">{period}</output>
    </>
  );
}
