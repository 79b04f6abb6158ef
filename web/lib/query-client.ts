import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isTriedAgain } from './failures.ts'

// At once, not with a timer: a button is busy before the second click of a double click reaches it.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: isTriedAgain,
      retryDelay: (failures) => 600 * 2 ** failures,
      // A request without a connection should fail and say so, not wait unseen.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
