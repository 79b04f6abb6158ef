import { paths } from '@attune/contract/paths.ts'
import { useRouteError } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { keptWhere } from '../lib/local-storage.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Title } from '../ui/title.tsx'

/** A page that broke or did not load. A whole load is the way on: the chunk may be an old one. */
export function RouteError() {
  const error = useRouteError()
  return (
    <main className="grid min-h-dvh place-items-center">
      <Title>Something went wrong</Title>
      <ErrorState
        error={error}
        isPage
        title="This page did not load."
        action={
          <>
            <Button onClick={() => location.reload()}>Load the page again</Button>
            <a href={paths.landing} className={buttonClass({ kind: 'ghost' })}>
              Return to Home
            </a>
            <a href={paths.help} className={buttonClass({ kind: 'plain' })}>
              Get help now
            </a>
          </>
        }
      >
        {sentence(error)} What you wrote and had not sent is kept {keptWhere()}.
      </ErrorState>
    </main>
  )
}
