/** Lets the browser save a file. */
export function saveBlob(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
