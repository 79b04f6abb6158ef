import type { Article } from './article.ts'
import { moodArticles } from './articles-mood-and-body.ts'
import { peopleArticles } from './articles-people.ts'
import { stressArticles } from './articles-stress-and-sleep.ts'
import { worryArticles } from './articles-worry.ts'

/** Fit for a card that nobody asked for: pages about crises are not among them. */
export const articles: readonly Article[] = [
  ...worryArticles,
  ...stressArticles,
  ...moodArticles,
  ...peopleArticles,
]
