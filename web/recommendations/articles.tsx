import type { DailyArticle } from '@attune/contract/recommendations.ts'
import { useQuery } from '@tanstack/react-query'
import { DidNotLoad } from '../ui/did-not-load.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { dailyArticleOf } from './queries.ts'

/** spec §2: 'Daily Article Recommendations'. */
export function Articles({ userId }: { userId: string }) {
  const { data, isPending, refetch } = useQuery(dailyArticleOf(userId))
  return (
    <section aria-labelledby="articles">
      <h2 id="articles">Daily Article Recommendations</h2>
      {isPending && <Waiting />}
      {!isPending && !data && (
        <DidNotLoad className="mt-5" onRetry={() => void refetch()}>
          Failed to load daily article recommendation
        </DidNotLoad>
      )}
      {data?.articles.length === 0 && (
        <p className="mt-5 text-muted">No article recommendations available at the moment.</p>
      )}
      {data && data.articles.length > 0 && (
        <>
          <ul>
            {data.articles.map((article) => (
              <ArticleRow key={article.title + article.learnMore} article={article} />
            ))}
          </ul>
          <p className="mt-4 text-small text-muted">
            Chosen by software, new every day. Learn More opens the publisher’s page.
          </p>
        </>
      )}
    </section>
  )
}

const ArticleRow = ({ article }: { article: DailyArticle['articles'][number] }) => (
  <li className="border-b border-line py-5">
    <h3 className="mb-1">{article.title}</h3>
    <p className="text-muted">{article.snippet}</p>
    <p className="mt-1.5 text-small leading-normal">
      <span className="text-muted">{article.explanation}</span>{' '}
      {article.learnMore && (
        <a
          href={article.learnMore}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          className="whitespace-nowrap pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          Learn More
          <span className="sr-only">
            {' '}
            about {article.title}, at {article.publisher}, in a new tab
          </span>
        </a>
      )}
    </p>
  </li>
)

const Waiting = () => (
  <Loading label="Loading articles">
    {[1, 2, 3].map((one) => (
      <div key={one} className="border-b border-line py-5">
        <Skeleton className="mb-4 h-6 w-2/3" />
        <SkeletonText lines={2} />
      </div>
    ))}
  </Loading>
)
