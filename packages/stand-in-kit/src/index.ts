export { type Content, html, toSource } from '@evenway/html';
export { choosePort, findFreePort } from './free-port.ts';
export type { LocalLink, LocalService, LocalServiceAddresses } from './local-service.ts';
export { createPages } from './pages/create-pages.ts';
export { renderDocument } from './pages/document.ts';
export { renderLayout } from './pages/layout.ts';
export { sendPage } from './pages/send-page.ts';
export { FORM_STYLE } from './pages/style.ts';
