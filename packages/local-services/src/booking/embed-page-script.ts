/**
 * The framed side of Cal.com's embedding: it reports to the page around it that it is there, how tall it is, and that a
 * meeting was booked. A string rather than a file, because the server is bundled into one file.
 */
export const EMBED_PAGE_SCRIPT = `'use strict';
const namespace = new URL(location.href).searchParams.get('embed');

function tell(type, data = {}) {
  const message = { originator: 'CAL', type, namespace, fullType: 'CAL:' + (namespace ?? '') + ':' + type, data };
  parent.postMessage(message, '*');
}

function tellSize(isFirstTime) {
  const { width, height } = document.querySelector('main').getBoundingClientRect();
  tell('__dimensionChanged', { iframeWidth: Math.ceil(width), iframeHeight: Math.ceil(height), isFirstTime });
}

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.originator !== 'CAL' || data.method !== 'parentKnowsIframeReady') return;
  tellSize(true);
  tell('linkReady');
  const booked = document.querySelector('[data-booking]');
  if (!booked) return;
  const { booking: uid, start: startTime, end: endTime } = booked.dataset;
  tell('bookingSuccessfulV2', { uid, startTime, endTime, status: 'ACCEPTED', isRecurring: false, paymentRequired: false });
});

if (parent !== window) {
  tell('__iframeReady', { isPrerendering: false });
  new ResizeObserver(() => tellSize(false)).observe(document.querySelector('main'));
}
`;
