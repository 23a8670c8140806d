/** A visitor's message in the demo; its age in days. */
interface DemoMessage {
  readonly goal: string;
  readonly barrier: string;
  readonly path: string | null;
  readonly functions: string[] | null;
  readonly language: string;
  readonly email: string | null;
  readonly status: 'new' | 'answered' | 'mended';
  readonly daysAgo: number;
  /** The bakery's answer, and how many hours later. */
  readonly answer?: { readonly text: string; readonly hoursLater: number };
}

/** One in each state: fixed, in progress, and new. */
export const demoMessages: readonly DemoMessage[] = [
  {
    goal: 'Order a birthday cake for Saturday',
    barrier:
      'I use the keyboard only. The calendar for the pick-up day opens, but I cannot get to a day with the arrow keys or with Tab. I had to call you.',
    path: '/order',
    functions: ['focusRing', 'textSize'],
    language: 'en',
    email: null,
    status: 'new',
    daysAgo: 0.2,
  },
  {
    goal: 'Regarder les allergènes avant de passer commande',
    barrier: 'La liste est une image. Mon lecteur d’écran dit seulement « image ».',
    path: '/menu',
    functions: null,
    language: 'fr',
    email: 'visiteur@example.org',
    status: 'answered',
    daysAgo: 4,
    answer: {
      text: 'Merci de nous l’avoir dit. Nous remplaçons l’image par un vrai tableau cette semaine et nous vous écrivons quand c’est fait.',
      hoursLater: 20,
    },
  },
  {
    goal: 'Read the opening hours on my phone',
    barrier: 'The gray letters on the beige background are too pale outside in the sun.',
    path: null,
    functions: ['contrast'],
    language: 'en',
    email: null,
    status: 'mended',
    daysAgo: 30,
    answer: { text: 'You were right. The hours are now in dark brown on white.', hoursLater: 50 },
  },
];
