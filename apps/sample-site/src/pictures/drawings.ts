const draw = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;

/** A maple leaf that is also a loaf, if you squint. */
export const logo = draw(
  40,
  40,
  `<circle cx="20" cy="20" r="20" fill="#c8643b"/><path d="M20 6l3 6 5-2-1 6 6 0-3 5 4 3-8 3 1 4-6-2v6h-2v-6l-6 2 1-4-8-3 4-3-3-5 6 0-1-6 5 2z" fill="#fff3e0"/>`,
);

export const poster = draw(
  320,
  180,
  `<rect width="320" height="180" fill="#2b1a11"/><rect x="60" y="30" width="200" height="110" rx="14" fill="#4a2a17"/><rect x="72" y="42" width="176" height="86" rx="8" fill="#8a3d12"/><path d="M104 120c0-44 28-62 56-62s56 18 56 62z" fill="#d9974e"/><path d="M124 78c18-12 44-14 66 0" stroke="#f6ddb0" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="160" cy="90" r="24" fill="#fff" fill-opacity=".9"/><path d="M153 78l20 12-20 12z" fill="#8a2f45"/>`,
);

export const wheat = draw(
  120,
  120,
  `<g fill="none" stroke="#e6cfae" stroke-width="2"><path d="M60 110V40"/><path d="M60 60c-12 0-16-8-16-16 10 0 16 6 16 16zM60 60c12 0 16-8 16-16-10 0-16 6-16 16zM60 80c-12 0-16-8-16-16 10 0 16 6 16 16zM60 80c12 0 16-8 16-16-10 0-16 6-16 16zM60 42c-6-6-6-16 0-22 6 6 6 16 0 22z"/></g>`,
);

const stop = (x: number, time: string, shape: string) =>
  `<g transform="translate(${x} 0)"><circle cy="98" r="7" fill="#c8643b"/><text y="132" font-family="Georgia, serif" font-size="17" fill="#3b2418" text-anchor="middle">${time}</text><g transform="translate(0 54)">${shape}</g></g>`;

/** Without words, so that it works in every language: a bowl, hands' folds, a moon, a fire, an open door. */
export const day = draw(
  560,
  170,
  `<rect width="560" height="170" rx="8" fill="#fff"/><path d="M50 98H510" stroke="#e5d3bb" stroke-width="4"/><path d="M235 98H385" stroke="#9db8d6" stroke-width="8"/>${[
    stop(60, '14:00', '<path d="M-22-6h44c0 18-10 26-22 26s-22-8-22-26z" fill="#d9974e"/>'),
    stop(170, '18:00', '<path d="M-22 12c6-22 38-22 44 0z" fill="#f0d7ab" stroke="#c99d62" stroke-width="3"/>'),
    stop(300, '19:00 – 04:00', '<path d="M8-18a20 20 0 1 0 10 32a17 17 0 0 1-10-32z" fill="#55739b"/>'),
    stop(420, '04:30', '<path d="M0-22c16 14 18 24 12 36h-24c-8-12 6-18 12-36z" fill="#e2672c"/>'),
    stop(500, '07:00', '<path d="M-14-20h28v40h-28z" fill="#8a2f45"/><circle cx="8" cy="2" r="2.5" fill="#fff"/>'),
  ].join('')}`,
);
