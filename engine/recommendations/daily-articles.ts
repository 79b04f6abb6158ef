import type { Article } from '@attune/content/articles/article.ts'
import { articles } from '@attune/content/articles/articles.ts'
import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import { chance, firstFilled, highest } from './choose.ts'
import { type Interest, interestsOf } from './interests.ts'
import type { Speaker } from './person.ts'
import { type Reason, reasonSentence } from './reason.ts'
import { isForEveryone } from './suits.ts'

export type ArticlesAsk = Speaker & {
  /** Ids shown on other days of the last weeks. */
  shownLately: ReadonlySet<string>
  /** ISO 3166-1 alpha-2; pages of that country, or for everywhere, go first. */
  country: string | null
  /** Such as 2026-11-20. */
  day: string
  seed: string
}

export type ArticlePick = { article: Article; reason: Reason; because: string }

export const articlesADay = 3

/** Three pages for a day, of three publishers where there are so many. The same ask, the same pages. */
export function dailyArticles(ask: ArticlesAsk): ArticlePick[] {
  const picks: ArticlePick[] = []
  for (const interest of slots(ask)) {
    const chosen = picks.map(({ article }) => article)
    const article = chooseArticle(interest?.concern ?? null, chosen, ask)
    if (!article) continue
    const reason: Reason =
      interest && article.topics.includes(interest.concern)
        ? { kind: 'concern', ...interest }
        : { kind: 'anyone' }
    picks.push({ article, reason, because: reasonSentence(reason) })
  }
  return picks
}

/** The three strongest interests, one each; with fewer, the last page is for anyone. */
function slots(speaker: Speaker): (Interest | null)[] {
  const main = interestsOf(speaker)
    .filter(({ concern }) => articles.some(({ topics }) => topics.includes(concern)))
    .slice(0, articlesADay)
  const [first] = main
  if (!first) return Array(articlesADay).fill(null)
  if (main.length === 1) return [first, first, null]
  return main.length === 2 ? [...main, null] : main
}

function chooseArticle(
  concern: ConcernSlug | null,
  chosen: readonly Article[],
  { shownLately, country, day, seed }: ArticlesAsk,
): Article | undefined {
  const others = articles.filter((article) => !chosen.includes(article))
  const onTopic = others.filter(({ topics }) => concern && topics.includes(concern))
  const forAnyone = others.filter((article) => isForEveryone(article.topics) && !article.sensitive)
  const isNew = ({ id }: Article) => !shownLately.has(id)
  const isOther = ({ publisher }: Article) => chosen.every((one) => one.publisher !== publisher)
  const candidates = firstFilled(
    onTopic.filter((article) => isNew(article) && isOther(article)),
    onTopic.filter(isNew),
    forAnyone.filter((article) => isNew(article) && isOther(article)),
    forAnyone.filter(isNew),
    forAnyone,
  )
  return highest(
    candidates,
    (article) => nearness(article, concern, country) + chance(`${seed}:${day}:${article.id}`),
  )
}

function nearness(
  { topics, region }: Article,
  concern: ConcernSlug | null,
  country: string | null,
) {
  return Number(topics[0] === concern) * 0.5 + Number(region === country || region === 'INT') * 0.4
}
