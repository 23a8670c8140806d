import { useState } from 'react';
import { Button } from '../../../src/ui/actions/button.tsx';
import { DisabledReason } from '../../../src/ui/actions/disabled-reason.tsx';

/** Busy from the press on, until the work is finished from outside. */
export function BusyButton() {
  const [presses, setPresses] = useState(0);
  const [isPending, setPending] = useState(false);
  const save = () => {
    setPresses(presses + 1);
    setPending(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving">
        Save
      </Button>
      <button type="button" onClick={() => setPending(false)}>
        Finish
      </button>
      <output aria-label="Presses">{presses}</output>
    </form>
  );
}

export function ButtonWithReason() {
  const [presses, setPresses] = useState(0);
  const [reason, setReason] = useState<string | undefined>('Only an admin can do this.');
  return (
    <>
      <DisabledReason reason={reason}>
        <Button onPress={() => setPresses(presses + 1)}>Delete</Button>
      </DisabledReason>
      <button type="button" onClick={() => setReason(undefined)}>
        Allow
      </button>
      <output aria-label="Presses">{presses}</output>
    </>
  );
}
