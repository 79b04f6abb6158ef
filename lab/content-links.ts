import { activities } from '@attune/content/activities/activities.ts'
import { articles } from '@attune/content/articles/articles.ts'
import { exercises } from '@attune/content/exercises/exercises.ts'
import { helpLines } from '@attune/content/help-lines/help-lines.ts'
import { type CheckedLink, checkLinks } from './check-links.ts'

/** Asks for every page the product leads to: `npm run content:links`. Exit code 1 if one is missing. */
const limits = { atOnce: 8, eachWithin: 15_000, within: 10 * 60_000 }

const places = new Map<string, string[]>()
const note = (url: string | null, place: string) => {
  if (url?.startsWith('http')) places.set(url, [...(places.get(url) ?? []), place])
}
for (const { id, url } of articles) note(url, `article ${id}`)
for (const { countryName, name, url, chat } of helpLines) {
  note(url, `help line ${name}, ${countryName}`)
  note(chat, `chat of ${name}, ${countryName}`)
}
for (const { id, sources } of exercises)
  for (const source of sources) note(source, `source of exercise ${id}`)
for (const { id, source } of activities) note(source, `source of activity ${id}`)

const links = [...places.keys()]
console.log(`Looking at ${links.length} links.`)
const checked = await checkLinks(links, limits)
const of = (state: CheckedLink['state']) => checked.filter((link) => link.state === state)

if (of('unreached').length === links.length) {
  console.error(
    `No network: not one of ${links.length} links could be reached, so none was checked.`,
  )
  process.exit(1)
}
print('Gone', of('gone'))
print('Not reached', of('unreached'))
print('Closed to programs, look by hand', of('closed'))
console.log(`${of('works').length} of ${links.length} work.`)
process.exitCode = of('gone').length + of('unreached').length > 0 ? 1 : 0

function print(title: string, list: readonly CheckedLink[]) {
  if (list.length === 0) return
  console.log(`\n${title}:`)
  for (const { url, why } of list) console.log(`  ${url}  ${why}  (${places.get(url)!.join('; ')})`)
}
