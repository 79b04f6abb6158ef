/** spec §9 */
const previewLength = 100

export const isLong = (text: string) => [...text].length > previewLength

/** The first 100 characters, counted as a reader counts them, and an ellipsis. */
export const preview = (text: string) =>
  isLong(text) ? `${[...text].slice(0, previewLength).join('').trimEnd()}…` : text
