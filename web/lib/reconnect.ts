import { NetworkError } from './failures.ts'
import { queryClient } from './query-client.ts'
import { confirmSession } from './session.ts'

/** How often it is tried again where nobody answered, in milliseconds. */
const tryEvery = 10_000

/** Once the server can be reached again, who is signed in is asked, and what failed to load. */
export function watchConnection() {
  const back = () => void confirmSession().then(loadWhatFailed)
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void confirmSession()
  })
  setInterval(() => void confirmSession(), tryEvery)
}

const loadWhatFailed = () =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error instanceof NetworkError,
  })
