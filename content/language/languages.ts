import { type DangerLanguage, dangerLanguages } from '@attune/contract/risk.ts'

/** The languages that are told apart, by ISO 639-1; the first is the one taken where nothing tells. */
export const languages = dangerLanguages
export type Language = DangerLanguage
