/** For a link to a therapist's page: their chat is open there, and closing it stays on that page. */
export const withChat = (chat: string) => ({ chat, isFirst: true })

/** Whether the page was come to like this, so that going back would leave it. */
export const opensChat = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isFirst' in state && state.isFirst === true
