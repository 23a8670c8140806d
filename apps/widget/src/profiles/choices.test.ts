import { describe, expect, it } from 'vitest';
import { type Choices, choose, combine, toggleProfile } from './choices.ts';

const nothingChosen: Choices = { own: {}, layers: [] };
const own = (settings: Choices['own']): Choices => ({ own: settings, layers: [] });
const holds = (choices: Choices, device = {}) => combine(choices, device);

describe('W41 profiles as layers over own choices', () => {
  it('adds a profile to nothing', () => {
    expect(holds(toggleProfile(nothingChosen, 'see'))).toEqual({
      textSize: '150',
      contrast: 'own',
      links: 'on',
      cursor: 'on',
    });
  });

  it('never goes below what was chosen: 200 % stays 200 %', () => {
    const chosen = own({ textSize: '200', lineHeight: '3', contrast: 'dark' });
    expect(holds(toggleProfile(chosen, 'understand'))).toMatchObject({ textSize: '200', lineHeight: '3' });
    expect(holds(toggleProfile(chosen, 'see'))).toMatchObject({ textSize: '200', contrast: 'dark' });
  });

  it('raises what is weaker than the profile wants', () => {
    expect(holds(toggleProfile(own({ textSize: '110' }), 'see')).textSize).toBe('150');
  });

  it('leaves what was chosen when the profile goes', () => {
    const chosen = own({ textSize: '110', links: 'on' });
    expect(toggleProfile(toggleProfile(chosen, 'see'), 'see')).toEqual(chosen);
  });

  it('leaves what another profile wants when one goes', () => {
    const both = toggleProfile(toggleProfile(nothingChosen, 'calm'), 'focus');
    expect(holds(toggleProfile(both, 'calm'))).toEqual({ tunnel: 'on', motion: 'on', mute: 'on' });
    expect(holds(toggleProfile(both, 'focus'))).toEqual({ motion: 'on', saturation: 'low', mute: 'on' });
  });

  it('takes the larger wish of two profiles, whichever came first', () => {
    for (const order of [
      ['see', 'understand'],
      ['understand', 'see'],
    ])
      expect(holds(order.reduce(toggleProfile, nothingChosen)).textSize).toBe('150');
  });

  it('lets a later choice by hand go below a profile, and off', () => {
    const seeing = toggleProfile(nothingChosen, 'see');
    const smaller = choose(seeing, {}, 'textSize', '110');
    expect(holds(smaller)).toMatchObject({ textSize: '110', contrast: 'own' });
    const unlinked = choose(smaller, {}, 'links', '');
    expect(holds(unlinked)).toEqual({ textSize: '110', contrast: 'own', cursor: 'on' });
    expect(toggleProfile(unlinked, 'see')).toEqual(own({ textSize: '110' }));
  });

  it('lets a profile added afterwards want it again', () => {
    const smaller = choose(toggleProfile(nothingChosen, 'see'), {}, 'textSize', '110');
    expect(holds(toggleProfile(smaller, 'understand')).textSize).toBe('125');
  });

  it('keeps no mark where a choice needs none', () => {
    expect(choose(nothingChosen, {}, 'textSize', '125')).toEqual(own({ textSize: '125' }));
    const larger = choose(toggleProfile(nothingChosen, 'see'), {}, 'textSize', '175');
    expect(larger.layers).toEqual(['see']);
  });

  it('puts own choices above the device, and profiles on both', () => {
    const device = { contrast: 'own', motion: 'on' };
    expect(holds(own({ contrast: 'light' }), device)).toEqual({ contrast: 'light', motion: 'on' });
    expect(holds(toggleProfile(nothingChosen, 'see'), device)).toMatchObject({ textSize: '150', motion: 'on' });
  });

  it('ignores layers nobody knows', () => {
    expect(holds({ own: { mute: 'on' }, layers: ['gone', '-gone', '__proto__'] })).toEqual({ mute: 'on' });
  });
});
