/** How long a notice stays or a step waits, in milliseconds. */
export const TIMINGS = {
  copyConfirmation: 2_000,
  invitationDialogClose: 1_200,
  invitationResent: 1_500,
  organizationNameSaved: 3_000,
  verificationResent: 3_000,
  verificationResendFailed: 5_000,
  refreshDelay: 500,
  sectionScrollDelay: 100,
} as const;
