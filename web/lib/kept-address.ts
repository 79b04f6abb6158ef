let read: () => string | null = () => null

/**
 * Where a person goes on who chose something before they signed in; null where nothing is kept. The
 * gate is on every page and asks for it; what is kept is loaded by the pages that lead there alone.
 */
export const keptAddress = () => read()

/** By whoever is loaded and knows. */
export const tellKeptAddress = (known: () => string | null) => {
  read = known
}
