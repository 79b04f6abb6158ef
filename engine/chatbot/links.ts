import { type PageName, pages } from '@attune/content/chatbot/pages.ts'
import type { Role } from '@attune/contract/endpoint.ts'

/** A page of Attune, by its name on the page and its path. */
export type Link = { label: string; to: string }

/** Those that a person of this role may open; a stranger may open what is for everyone. */
export function linksFor(role: Role | null, names: readonly PageName[]): Link[] {
  return names
    .map((name) => pages[name])
    .filter((page) => page.role === null || page.role === role)
    .map(({ label, to }) => ({ label, to }))
}
