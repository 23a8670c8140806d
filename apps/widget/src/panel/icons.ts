/** Shapes on a grid of 24, drawn with a stroke. */
export const icons = {
  less: 'M3 19 8 7l5 12M5 15h6M16 9h6',
  more: 'M1 20 7 5l6 15M3 15h8M15 8h8M19 4v8',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  reset: 'M5 12a7 7 0 1 0 2-5L4 10M4 5v5h5',
  close: 'M6 6l12 12M18 6 6 18',
  expand: 'M5 14l7-7 7 7',
  language: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0h18M12 3q-7 9 0 18 7-9 0-18',
  letters: 'M2 18 7 6l5 12M4 14h6M21 18v-8M21 14a3 4 0 1 0-6 0 3 4 0 1 0 6 0',
  see: 'M2 12q10-14 20 0-10 14-20 0M15 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0',
  understand: 'M9 18h6M10 21h4M9 18q0-2-2-4a7 7 0 1 1 10 0q-2 2-2 4',
  calm: 'M2 9q5-5 10 0t10 0M2 16q5-5 10 0t10 0',
  focus: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 12v.01',
  read: 'M12 6q-4-3-9-2v14q5-1 9 2 4-3 9-2V4q-5-1-9 2v14',
};
