import type { ReactNode } from 'react';

interface FormProps {
  onSubmit: () => void;
  label?: string | undefined;
  children: ReactNode;
}

/** The browser's own validation bubbles are off: our messages stay on the page and are read in order. */
export function Form({ onSubmit, label, children }: FormProps) {
  return (
    <form
      noValidate
      // Submitted before our script has loaded, a form would put its values into the address. Outside of a dialog this
      // method does nothing.
      method="dialog"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex flex-col gap-6"
    >
      {children}
    </form>
  );
}
