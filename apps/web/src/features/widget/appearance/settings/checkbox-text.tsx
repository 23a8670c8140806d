/** The name of a choice with what it means below, both part of what can be pressed. */
export function CheckboxText({ label, help }: { label: string; help: string }) {
  return (
    <>
      <span className="font-semibold">{label}</span>
      <span className="mt-0.5 block text-ink-muted text-sm">{help}</span>
    </>
  );
}
