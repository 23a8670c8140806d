import type { Brand } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { bookingFrameOrigins } from './booking-frame.ts';
import { applicationPolicy, sitePolicy } from './content-policy.ts';

const WEB = 'https://app.example.org';
const frameSource = (urls: Brand['bookingUrls']) =>
  /frame-src ([^;]*)/.exec(
    sitePolicy({ webUrl: WEB, apiUrl: WEB, widgetUrl: WEB, frames: bookingFrameOrigins(urls, WEB) }),
  )?.[1];

describe('frames in our pages', () => {
  it('show the booking hosts, each once', () => {
    expect(frameSource({ 30: 'https://cal.example/us/30min', 60: 'https://cal.example/us/60min' })).toBe(
      'https://cal.example',
    );
    expect(frameSource({ 30: 'https://cal.example/us/30min', 60: 'https://other.example:8443/60' })).toBe(
      'https://cal.example https://other.example:8443',
    );
  });

  it('show none where no meeting can be booked', () => {
    expect(frameSource({ 30: null, 60: null })).toBe("'none'");
    expect(frameSource({ 30: null, 60: 'https://cal.example/us/60min' })).toBe('https://cal.example');
  });

  it('never show a page of our own origin, which could reach into the page around it', () => {
    expect(frameSource({ 30: `${WEB}/book/30min`, 60: `${WEB}/book/60min` })).toBe("'none'");
  });

  it('show the preview of the widget in the application, and no other page of ours', () => {
    const policy = applicationPolicy({ webUrl: WEB, apiUrl: WEB, widgetUrl: WEB, frames: ['https://cal.example'] });
    expect(policy).toContain(`frame-src ${WEB}/widget-preview/ https://cal.example;`);
  });
});
