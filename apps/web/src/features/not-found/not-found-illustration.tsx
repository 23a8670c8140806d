/** The two bars as the sides of a road, with a piece missing and the pointer over the gap. */
export function NotFoundIllustration() {
  return (
    <svg viewBox="0 0 384 216" aria-hidden="true" focusable="false" className="w-full">
      <g fill="currentColor">
        <rect x="0" y="72" width="118" height="22" rx="3" />
        <rect x="0" y="114" width="96" height="22" rx="3" />
        <rect x="288" y="72" width="96" height="22" rx="3" />
        <rect x="266" y="114" width="118" height="22" rx="3" />
        <g opacity="0.4">
          <rect x="92" y="168" width="104" height="22" rx="3" transform="rotate(-14 144 179)" />
        </g>
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="5 6">
        <rect x="127" y="73" width="152" height="20" rx="3" />
        <rect x="105" y="115" width="152" height="20" rx="3" />
      </g>
      <path
        d="M206 84v62l15-14 11 25 13-6-11-24h20Z"
        className="stroke-surface text-warm"
        fill="currentColor"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </svg>
  );
}
