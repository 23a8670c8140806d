const picture = (ground: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 200" width="280" height="200"><rect width="280" height="200" fill="${ground}"/><ellipse cx="140" cy="160" rx="104" ry="16" fill="#000" fill-opacity=".12"/>${shapes}</svg>`;

const cuts = (paths: string, color = '#f4dcb0', width = 6) =>
  `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round">${paths}</g>`;

/** What lies on the shelf, drawn flat and warm. */
export const productPictures = {
  sourdough: picture(
    '#e9d6b8',
    `<path d="M40 132c0-58 44-92 100-92s100 34 100 92c0 20-44 30-100 30s-100-10-100-30z" fill="#a9662b"/><path d="M54 124c6-44 42-70 86-70s80 26 86 70c-24 14-148 14-172 0z" fill="#c98a45"/>${cuts('<path d="M84 76c34-16 80-14 112 8"/><path d="M78 104c10-8 20-14 30-18M112 112c8-10 18-18 28-22M152 114c6-8 14-14 24-18"/>')}<g fill="#fff" fill-opacity=".35"><circle cx="96" cy="118" r="3"/><circle cx="134" cy="70" r="2.5"/><circle cx="190" cy="108" r="3"/><circle cx="170" cy="74" r="2"/></g>`,
  ),
  baguette: picture(
    '#d9e2cf',
    `<g transform="rotate(-16 140 110)"><rect x="22" y="86" width="236" height="48" rx="24" fill="#b9772f"/><rect x="30" y="88" width="220" height="34" rx="17" fill="#d69a4f"/>${cuts('<path d="M58 116l26-22M98 116l26-22M138 116l26-22M178 116l26-22M214 112l16-14"/>')}</g>`,
  ),
  croissant: picture(
    '#f3dcd0',
    `<path d="M36 132c0-50 46-84 104-84s104 34 104 84c0 12-16 16-24 6-14-24-44-38-80-38s-66 14-80 38c-8 10-24 6-24-6z" fill="#c7843a"/><path d="M100 54c26-8 54-8 80 0l-18 48c-14-3-30-3-44 0z" fill="#e0a85f"/><path d="M64 78l36 34-20 20-36 6zM216 78l-36 34 20 20 36 6z" fill="#d6974a"/>${cuts('<path d="M100 56l18 46M180 56l-18 46M66 80l34 34M214 80l-34 34"/>', '#a9662b', 4)}`,
  ),
  roll: picture(
    '#e4d7e6',
    `<circle cx="140" cy="102" r="70" fill="#c58a4a"/><circle cx="140" cy="98" r="64" fill="#dda860"/><path d="M140 98c-8-10 8-22 20-12 16 14 2 40-22 38-32-2-42-40-18-60 30-26 84-4 80 42-4 36-42 54-78 42" fill="none" stroke="#7a4420" stroke-width="9" stroke-linecap="round"/><path d="M92 62c20-14 60-22 88 0 12 10 8 24-2 22-12-2-10 12-20 12s-8-14-20-14-10 16-22 16-8-14-18-12c-12 2-18-16-6-24z" fill="#fff6e8" fill-opacity=".92"/>`,
  ),
  tart: picture(
    '#f1e6c8',
    `<path d="M46 104h188l-20 52c-2 6-146 6-148 0z" fill="#c8904b"/>${cuts('<path d="M72 118l8 34M98 118l5 36M124 118l2 38M156 118l-2 38M182 118l-5 36M208 118l-8 34"/>', '#a8702f', 4)}<ellipse cx="140" cy="104" rx="94" ry="24" fill="#f6e3b4"/><g fill="#b8274c">${[
      [80, 98],
      [108, 92],
      [138, 90],
      [168, 92],
      [198, 98],
      [94, 108],
      [124, 108],
      [154, 108],
      [184, 108],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="14"/><circle cx="${(x ?? 0) - 4}" cy="${(y ?? 0) - 4}" r="4" fill="#e0648a"/>`,
      )
      .join('')}</g><path d="M140 78c-6-16 6-26 18-28 2 14-4 26-18 28z" fill="#6f9a4a"/>`,
  ),
  cake: picture(
    '#cfdfe2',
    `<path d="M52 92l136-44 40 44z" fill="#f7e8d2"/><rect x="52" y="92" width="176" height="68" rx="4" fill="#b5712f"/><rect x="52" y="92" width="176" height="12" fill="#fff3df"/><rect x="52" y="122" width="176" height="10" fill="#fff3df"/><path d="M52 92l136-44 40 44v10c-10 10-16-2-24 4s-14 12-24 2-16 4-26 2-14 12-26 2-18 6-28 0-14 8-24 0-14 2-24-6z" fill="#e9b566"/><path d="M150 44l4 8 8-3-2 8 8 1-4 7 5 4-10 3 1 5-8-2v8h-3v-8l-8 2 1-5-10-3 5-4-4-7 8-1-2-8 8 3z" fill="#c8643b"/>`,
  ),
} as const;
