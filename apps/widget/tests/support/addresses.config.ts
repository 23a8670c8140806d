/** Where the tests' two servers listen; set both so that two checkouts can be tested at the same time. */
export const sitePort = Number(process.env.WIDGET_TEST_SITE_PORT ?? 46810);
export const cdnPort = Number(process.env.WIDGET_TEST_CDN_PORT ?? 46811);

export const site = `http://127.0.0.1:${sitePort}`;
export const cdn = `http://127.0.0.1:${cdnPort}`;
