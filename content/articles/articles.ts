import type { Article } from './article.ts'
import { moodArticles } from './mood-and-body.ts'
import { relationshipArticles } from './relationships-and-self-esteem.ts'
import { stressArticles } from './stress-and-sleep.ts'
import { worryArticles } from './worry.ts'

/** Fit for a card that nobody asked for: pages about crises are not among them. */
export const articles: readonly Article[] = [
  ...worryArticles,
  ...stressArticles,
  ...moodArticles,
  ...relationshipArticles,
]
