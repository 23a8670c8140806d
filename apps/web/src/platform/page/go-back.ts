/** One step back in this tab's history; on its first page, where that would do nothing, to `start` instead. */
export function goBack(start: string): void {
  if (isFirstPage()) window.location.assign(start);
  else window.history.back();
}

// The length alone also counts forward entries. If the browser lists the entries, and all of them are ours, our
// position tells; pages of other sites are never listed, and then there may be one to return to.
function isFirstPage(): boolean {
  const { history, navigation } = window as { history: History; navigation?: Navigation };
  if (history.length === 1) return true;
  return navigation?.currentEntry?.index === 0 && navigation.entries().length === history.length;
}
