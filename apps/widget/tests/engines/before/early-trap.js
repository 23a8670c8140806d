// A dialog that keeps presses and the focus by listeners on the window, which are there before any of ours.
const keep = (event) => {
  const modal = document.getElementById('modal');
  if (!modal?.style.display || modal.contains(event.target)) return;
  if (event.type === 'focusin') document.getElementById('first').focus();
  else {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
};
for (const type of ['focusin', 'mousedown', 'touchstart', 'click'])
  addEventListener(type, keep, { capture: true, passive: false });
