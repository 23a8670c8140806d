/** Handles the form for the visitor's own page. Its code is loaded when the form is sent. */
export function followOwnPage(): void {
  const show = () => import('./show-own-page.ts').then(({ showOwnPage }) => showOwnPage());
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-own-page]')) return;
    event.preventDefault();
    // If it did not load, reload the page with the form's data.
    show().catch(() => form.submit());
  });
  // Sent before this script had loaded.
  const sent = new URLSearchParams(location.search).get('page');
  const field = document.querySelector<HTMLInputElement>('#own-page');
  if (sent === null || field === null) return;
  field.value = sent;
  // Otherwise the address is in the field, ready to be sent again.
  show().catch(() => undefined);
}
