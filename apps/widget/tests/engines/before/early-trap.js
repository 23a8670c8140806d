// A dialog that captures presses and the focus with listeners on the window, registered before ours.
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
