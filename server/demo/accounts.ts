/** decisions: the two accounts shown on the sign-in pages where the demo directory is loaded. */
export const demoAccounts = {
  user: 'demo@attune.example',
  therapist: 'therapist@attune.example',
  password: 'attune-demo',
} as const
