import { paths } from '@evenway/contract';
import { beforeEach, expect, it } from 'vitest';
import {
  addressWithPlan,
  forgetChosenPlan,
  keepChosenPlan,
  readChosenPlan,
  rememberChosenPlan,
} from './chosen-plan.ts';

const plan = { id: 'p1', name: 'Growth', amount: 50, yearly: false, description: '' };

beforeEach(forgetChosenPlan);

it('a plan chosen on the public site is known until it is forgotten', () => {
  rememberChosenPlan(new URL(addressWithPlan(paths.dashboard, plan), 'http://localhost').search);
  expect(readChosenPlan()).toEqual({ kind: 'growth', period: 'monthly' });
  rememberChosenPlan('?token=other');
  expect(readChosenPlan()).toEqual({ kind: 'growth', period: 'monthly' });
  keepChosenPlan({ ...plan, name: 'starter', yearly: true });
  expect(readChosenPlan()).toEqual({ kind: 'starter', period: 'yearly' });
  forgetChosenPlan();
  expect(readChosenPlan()).toBeNull();
});

it.each(['?plan=gold&period=yearly', '?plan=growth&period=daily', '?plan=growth', ''])('%s names none', (search) => {
  rememberChosenPlan(search);
  expect(readChosenPlan()).toBeNull();
});
