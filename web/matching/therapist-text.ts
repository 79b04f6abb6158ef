import { specializationCut } from '@attune/contract/therapists.ts'

/** spec §2: cut at 70 characters plus an ellipsis. */
export function truncate(text: string, at = specializationCut): string {
  const characters = [...text]
  return characters.length > at ? `${characters.slice(0, at).join('').trimEnd()}…` : text
}

/** "English, Portuguese · Online, in person": what they said of both, if anything. */
export const languagesAndFormats = ({ languages, formats }: Sessions) =>
  [languages, formats].filter(Boolean).join(' · ')
type Sessions = { languages: string; formats: string }

/** As the therapist put it: "2 to 4 years" says more than its smallest number. */
export function yearsOfWork({ experience, yearsOfWork: years }: Experience): string {
  const said = experience.trim()
  if (/years?$/i.test(said)) return `${said} of work`
  if (years === null) return said || 'Years of work not listed'
  return years === 1 ? '1 year of work' : `${years} years of work`
}
type Experience = { experience: string; yearsOfWork: number | null }
