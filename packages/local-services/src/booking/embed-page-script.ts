/**
 * The framed side of Cal.com's embedding: it reports to the page around it that it is there, how tall it is, and that a
 * meeting was booked. A string rather than a file, because the server is bundled into one file.
 */
export const EMBED_PAGE_SCRIPT = `'use strict';
const namespace = new URL(location.href).searchParams.get('embed');

function post(type, data = {}) {
  const message = { originator: 'CAL', type, namespace, fullType: 'CAL:' + (namespace ?? '') + ':' + type, data };
  parent.postMessage(message, '*');
}

function postSize(isFirstTime) {
  const { width, height } = document.querySelector('main').getBoundingClientRect();
  post('__dimensionChanged', { iframeWidth: Math.ceil(width), iframeHeight: Math.ceil(height), isFirstTime });
}

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data?.originator !== 'CAL' || data.method !== 'parentKnowsIframeReady') return;
  postSize(true);
  post('linkReady');
  const booked = document.querySelector('[data-booking]');
  if (!booked) return;
  const { booking: uid, start: startTime, end: endTime } = booked.dataset;
  post('bookingSuccessfulV2', { uid, startTime, endTime, status: 'ACCEPTED', isRecurring: false, paymentRequired: false });
});

if (parent !== window) {
  post('__iframeReady', { isPrerendering: false });
  new ResizeObserver(() => postSize(false)).observe(document.querySelector('main'));
}
`;
