/** The languages that are told apart, by ISO 639-1; the first is the one taken where nothing tells. */
export const languages = ['en', 'es', 'pt', 'fr', 'de', 'it', 'tr', 'pl', 'ar'] as const
export type Language = (typeof languages)[number]
