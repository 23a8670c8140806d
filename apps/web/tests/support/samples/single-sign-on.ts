/** Single sign-on of the sample organization, set up, not begun, and in trouble. */
const ssoDomain = (domain: string, change: object = {}) => ({
  id: `sso-${domain}`,
  domain,
  record: { name: `_evenway-sso.${domain}`, value: 'evenway-sso=Q2hlc3RudXQtc291cmRvdWdoLTQyLW1hcGxlLXN0cmVldA' },
  provenAt: '2025-06-02T09:00:00.000Z',
  missingSince: null,
  ...change,
});
export const sampleSingleSignOn = {
  mode: 'optional',
  domains: [ssoDomain('maplestreetbakery.example'), ssoDomain('maple-catering.example', { provenAt: null })],
  redirectUri: 'https://evenway.example/api/auth/single-sign-on/9f0c6a5e-2f3e-4a59-9a0b-3a4f7f7f2f10/callback',
  provider: {
    issuer: 'https://login.maplestreetbakery.example/tenant-42',
    clientId: 'evenway-7f3a',
    testedAt: '2025-06-03T10:30:00.000Z',
  },
  lastTry: {
    at: '2025-06-03T10:30:00.000Z',
    outcome: 'done',
    email: 'ines@maplestreetbakery.example',
    role: 'ORG_ADMIN',
    values: ['staff', 'web-admins'],
  },
  roles: {
    defaultRole: 'ORG_USER',
    claim: 'groups',
    scope: null,
    mappings: [{ value: 'web-admins', role: 'ORG_ADMIN' }],
  },
  emergencyAdmins: 2,
};
export const withoutSingleSignOn = {
  ...sampleSingleSignOn,
  mode: 'off',
  domains: [],
  provider: null,
  lastTry: null,
  roles: { defaultRole: 'ORG_USER', claim: null, scope: null, mappings: [] },
};
export const troubledSingleSignOn = {
  ...sampleSingleSignOn,
  mode: 'enforced',
  domains: [ssoDomain('maplestreetbakery.example', { missingSince: '2025-06-14T02:10:00.000Z' })],
  lastTry: { at: '2025-06-14T08:00:00.000Z', outcome: 'client_refused', email: null, role: null, values: [] },
  emergencyAdmins: 0,
};
