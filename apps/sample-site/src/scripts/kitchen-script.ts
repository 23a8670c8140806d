/** Sounds without an element in the page: an audio object created in code, and the browser's own synthesizer. */
export const KITCHEN_SCRIPT = `
(() => {
  document.querySelector('[data-ring]')?.addEventListener('click', () => {
    new Audio('/local/site/files/bell.wav').play().catch(() => undefined);
  });
  let context;
  document.querySelector('[data-timer]')?.addEventListener('click', () => {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'square';
    tone.frequency.value = 880;
    volume.gain.value = .08;
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + .6);
  });
})();
`;
