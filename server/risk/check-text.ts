import type { RiskCheck } from '@attune/contract/risk.ts'
import { readDanger } from '@attune/engine/danger/read-danger.ts'
import { isDanger, rank } from '@attune/engine/risk/grade-text.ts'
import { checkInAt } from '@attune/engine/text/text-models.ts'
import type { Context } from '../lib/http.ts'

/**
 * The same of a text of any length: a page at a time, the gravest counts, and others have their turn
 * in between.
 */
export async function checkPages(
  context: Pick<Context, 'textModels' | 'dangerModel'>,
  text: string,
  earlier: readonly string[],
): Promise<RiskCheck> {
  const [first = '', ...others] = pagesOf(text)
  let gravest = checkText(context, first, earlier)
  for (const page of others) {
    await new Promise((done) => setImmediate(done))
    const read = checkText(context, page, earlier)
    const isGraver =
      rank(read.grade) - rank(gravest.grade) || Number(read.soft) - Number(gravest.soft)
    if (isGraver > 0) gravest = read
  }
  return gravest
}

const page = 6_000
/** So much stands on two pages: no sentence is cut in both. */
const shared = 500

function pagesOf(text: string): string[] {
  const pages = [text.slice(0, page)]
  for (let start = page - shared; start + shared < text.length; start += page - shared)
    pages.push(text.slice(start, start + page))
  return pages
}

/**
 * What a text speaks of after one's own earlier ones. The model that reads whole entries is believed
 * where rules say the same; where nothing speaks of danger, it may make a text `distress` and soft.
 */
export function checkText(
  { textModels, dangerModel }: Pick<Context, 'textModels' | 'dangerModel'>,
  text: string,
  earlier: readonly string[],
): RiskCheck {
  const isHeavy = textModels.read(text, false).danger >= checkInAt
  const read = readDanger(dangerModel, text, earlier, isHeavy)
  if (isDanger(read.grade) || read.soft || !isHeavy) return read
  return { ...read, grade: 'distress', soft: true }
}
