/** The accounts of the demo organization; the first is its admin. */
export const demoAccounts = [
  { role: 'ORG_ADMIN', firstName: 'Ada', lastName: 'Martin', email: 'admin@demo.example', password: 'Evenway1!' },
  { role: 'ORG_USER', firstName: 'Noor', lastName: 'Petit', email: 'user@demo.example', password: 'Evenway1!' },
] as const;
