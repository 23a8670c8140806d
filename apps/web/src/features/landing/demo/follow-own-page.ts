/** Answers the form for a page of one's own. What that takes comes when it is sent. */
export function followOwnPage(): void {
  const show = () => import('./show-own-page.ts').then(({ showOwnPage }) => showOwnPage());
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches('[data-own-page]')) return;
    event.preventDefault();
    // What did not come is asked for again with the page.
    show().catch(() => form.submit());
  });
  // Sent before this script had come.
  const sent = new URLSearchParams(location.search).get('page');
  const field = document.querySelector<HTMLInputElement>('#own-page');
  if (sent === null || field === null) return;
  field.value = sent;
  // Without it the address stands in the field, ready to be sent again.
  show().catch(() => undefined);
}
