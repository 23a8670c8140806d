import { type Content, renderLayout } from '@evenway/stand-in-kit';

/** With a style of its own, for tables and forms. */
export const renderDashboardLayout = (title: string, content: Content): string =>
  renderLayout(title, content, {
    style: '/local/payments/style.css',
    parent: { name: 'Payments', path: '/local/payments' },
  });
