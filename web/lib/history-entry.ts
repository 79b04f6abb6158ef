/**
 * What an entry of this tab's history says of itself, beside what the router keeps there: it is there
 * after a reload and when somebody comes back to it, whoever that is.
 */
type Entry = {
  /** Whose page it was. */
  owner?: string | undefined
  /** By what a form of a new account is known again: see `kept-fields.ts`. */
  signUp?: string
}

/** `key` is the router's name of the entry. */
export const readEntry = (): Entry & { key?: string } => (history.state as Entry | null) ?? {}

export const noteInEntry = (more: Entry) => history.replaceState({ ...history.state, ...more }, '')
