/** What a therapist can begin with who cannot take someone on. Nothing in it is about the patient. */
export const declineWords = {
  usual: `Thank you for writing to me, and for what you put into words.

I can’t take this on at the moment, so I am telling you soon rather than keeping you waiting. This says nothing about you or about what you wrote.

I hope you find somebody who fits well. Attune shows you below who comes next, and your first message is ready there if you want to use it.`,
  /** Where software reads danger in what was written. */
  inDanger: `Thank you for telling me this. I have read it, and I take it seriously.

I can’t take this on myself, and I don’t want you to be alone with it. Please speak with somebody today: someone you trust, or one of the help lines that Attune shows you below. If it may be urgent, please call the emergency number of your country right away.

Your first message is ready below for the therapist who fits next, if you want to use it.`,
}
